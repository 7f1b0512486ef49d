-- The kinds of draws that hole cards have with a board
-- Grain: one row per kind
-- Columns:
--   place: the order of the kinds; in each family the best is first
--   family: flush draw, straight draw or overcards
--   kind: the kind as players name it: nut flush draw, gutshot
--   part: the name of the kind in combo_draws, '' if no combo draw has it
--   size: cards of the flush's suit; or ranks that complete a straight; or own ranks above all ranks of the board
--   is_best: 1 for nut flush draws and for open-ended
--   cards_to_come: the least number of cards to come
--   hand_points: a hand with these points or more has no such draw
-- Reads: category_orders

DROP TABLE IF EXISTS draw_kinds;

CREATE TABLE draw_kinds (
    place INTEGER NOT NULL PRIMARY KEY,
    family TEXT NOT NULL,
    kind TEXT NOT NULL UNIQUE,
    part TEXT NOT NULL,
    size INTEGER NOT NULL,
    is_best INTEGER NOT NULL,
    cards_to_come INTEGER NOT NULL,
    hand_points INTEGER NOT NULL
);

INSERT INTO draw_kinds (place, family, kind, part, size, is_best, cards_to_come, hand_points)
WITH
-- One row per kind: the category that ends the draw. Overcards end with two pair, since the board may have a pair
kinds (place, family, kind, part, size, is_best, cards_to_come, category) AS (
    VALUES
    (1, 'flush draw', 'nut flush draw', 'flush draw', 4, 1, 1, 'Flush'),
    (2, 'flush draw', 'flush draw', 'flush draw', 4, 0, 1, 'Flush'),
    (3, 'flush draw', 'nut backdoor flush draw', '', 3, 1, 2, 'Flush'),
    (4, 'flush draw', 'backdoor flush draw', '', 3, 0, 2, 'Flush'),
    (5, 'straight draw', 'open-ended', 'open-ended', 2, 1, 1, 'Straight'),
    (6, 'straight draw', 'double gutshot', 'double gutshot', 2, 0, 1, 'Straight'),
    (7, 'straight draw', 'gutshot', 'gutshot', 1, 0, 1, 'Straight'),
    (8, 'overcards', 'two overcards', 'two overcards', 2, 0, 1, 'Two Pair'),
    (9, 'overcards', 'one overcard', '', 1, 0, 1, 'Two Pair')
)

SELECT k.place, k.family, k.kind, k.part, k.size, k.is_best, k.cards_to_come, c.hand_points
FROM kinds AS k
INNER JOIN category_orders AS c ON c.rules = 'standard' AND k.category = c.category;
