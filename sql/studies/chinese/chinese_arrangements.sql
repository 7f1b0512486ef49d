-- Every way to arrange thirteen cards into a front of three, a middle of five and a back of five
-- Grain: one row per hand and arrangement (72,072 per hand)
-- Columns:
--   front: the front as the sum of 2^(n - 1) over its cards, where n = 1 to 13 numbers the hand's cards from the lowest
--   middle: the middle as a sum of the same kind
--   back: the back as a sum of the same kind
--   front_place: the front's place among the 455 classes of three cards, 1 for the best
--   middle_place: the middle's hand_rank
--   back_place: the back's hand_rank
--   points: the sum of the three rows' points, which stand for percentiles (see row_classes)
--   score: the score by the objective of chinese_settings; the highest score is the best
--   is_legal: 1 if the front is not better than the middle, and the middle is not better than the back; else 0
-- Reads: chinese_choices

-- The middle shares no bit with the front, and the back has the other bits of 8191 = 2^13 - 1. The last join is a CROSS
-- JOIN, because SQLite keeps the order of cross joins. An INNER JOIN would start with the backs.

DROP VIEW IF EXISTS chinese_arrangements;

CREATE VIEW chinese_arrangements AS
WITH
-- One row per hand and choice of cards, computed once
choices AS MATERIALIZED (
    SELECT c.* FROM chinese_choices AS c
),

-- One row per hand, front and middle; MATERIALIZED, because DuckDB would otherwise join fronts and backs first
pairs AS MATERIALIZED (
    SELECT
        f.game_id,
        f.player_id,
        f.places AS front,
        m.places AS middle,
        8191 - f.places - m.places AS back,
        f.place AS front_place,
        m.place AS middle_place,
        f.points + m.points AS points,
        f.front_score + m.middle_score AS score,
        f.weakest_next AS weakest_middle,
        m.weakest_next AS weakest_back
    FROM choices AS f
    INNER JOIN choices AS m ON f.game_id = m.game_id AND f.player_id = m.player_id AND (f.places & m.places) = 0
    WHERE f.cards = 3 AND m.cards = 5
)

SELECT
    f.game_id,
    f.player_id,
    f.front,
    f.middle,
    f.back,
    f.front_place,
    f.middle_place,
    b.place AS back_place,
    f.points + b.points AS points,
    f.score + b.back_score AS score,
    CASE WHEN f.middle_place <= f.weakest_middle AND b.place <= f.weakest_back THEN 1 ELSE 0 END AS is_legal
FROM pairs AS f
CROSS JOIN choices AS b
WHERE f.game_id = b.game_id AND f.player_id = b.player_id AND f.back = b.places;
