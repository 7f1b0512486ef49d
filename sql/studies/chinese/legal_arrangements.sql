-- The legal arrangements of each hand of Chinese poker, ranked by the objective of chinese_settings
-- Grain: one row per hand and legal arrangement
-- Columns:
--   preference: 1 for the best arrangement, the only one in best_arrangements
--   middle: the five cards of the middle
--   back: the five cards of the back
--   percentiles: the sum of the rows' percentiles, 0 to 300
-- Reads: chinese_arrangements, chinese_choices, row_classes

DROP VIEW IF EXISTS legal_arrangements;

CREATE VIEW legal_arrangements AS
WITH
-- One row per hand and choice of cards, computed once
choices AS MATERIALIZED (
    SELECT c.game_id, c.player_id, c.places, c.hand FROM chinese_choices AS c
),

-- One row per hand and legal arrangement: preference is 1 for the best
arrangements AS MATERIALIZED (
    SELECT
        a.game_id,
        a.player_id,
        a.front,
        a.middle,
        a.back,
        a.front_place,
        a.middle_place,
        a.back_place,
        a.points,
        ROW_NUMBER() OVER (
            PARTITION BY a.game_id, a.player_id
            ORDER BY a.score DESC, a.back ASC, a.middle ASC
        ) AS preference
    FROM chinese_arrangements AS a
    WHERE a.is_legal = 1
),

-- One row: the points of the percentile 100
totals AS (
    SELECT MAX(r.all_points) AS all_points FROM row_classes AS r
)

SELECT
    o.game_id,
    o.player_id,
    o.preference,
    f.hand AS front,
    m.hand AS middle,
    b.hand AS back,
    o.front_place,
    o.middle_place,
    o.back_place,
    100.0 * o.points / t.all_points AS percentiles
FROM arrangements AS o
INNER JOIN choices AS f ON o.game_id = f.game_id AND o.player_id = f.player_id AND o.front = f.places
INNER JOIN choices AS m ON o.game_id = m.game_id AND o.player_id = m.player_id AND o.middle = m.places
INNER JOIN choices AS b ON o.game_id = b.game_id AND o.player_id = b.player_id AND o.back = b.places
CROSS JOIN totals AS t;
