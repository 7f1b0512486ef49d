-- The combo draws: two parts that together have a name
-- Grain: one row per combo draw; of several, a hand has the one with the lowest place
-- Columns:
--   place: 1 for the best
--   kind: the names of both parts: flush draw + gutshot
--   first_part: a part of pair_kinds or draw_kinds
--   second_part: another part

DROP TABLE IF EXISTS combo_draws;

CREATE TABLE combo_draws (
    place INTEGER NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL UNIQUE,
    first_part TEXT NOT NULL,
    second_part TEXT NOT NULL
);

INSERT INTO combo_draws (place, kind, first_part, second_part)
WITH
-- One row per combo draw: its parts
parts (place, first_part, second_part) AS (
    VALUES
    (1, 'flush draw', 'open-ended'),
    (2, 'flush draw', 'double gutshot'),
    (3, 'flush draw', 'gutshot'),
    (4, 'pair', 'flush draw'),
    (5, 'pair', 'open-ended'),
    (6, 'pair', 'double gutshot'),
    (7, 'pair', 'gutshot'),
    (8, 'flush draw', 'two overcards'),
    (9, 'open-ended', 'two overcards'),
    (10, 'double gutshot', 'two overcards'),
    (11, 'gutshot', 'two overcards')
)

SELECT p.place, p.first_part || ' + ' || p.second_part AS kind, p.first_part, p.second_part
FROM parts AS p;
