-- What the pipeline says about every hand there is
-- Grain: one row per class (7,462); hand_rank 1 is the royal flush
-- Reads: class_cards, deck, hand_descriptions
-- Source: the scale of Cactus Kev and phevaluator

-- hand_key is the sum of a hand's rank codes, negative if the hand is suited. Equal keys are one class, so any hand's
-- rank is one join away. rank_1 to rank_5 as in hand_shapes; hand is an example.

DROP TABLE IF EXISTS hand_classes;

CREATE TABLE hand_classes AS
WITH
-- One row per class: its key
keys AS (
    SELECT
        c.player_id,
        CAST(
            SUM(d.rank_code) * CASE WHEN MIN(d.suit_id) = MAX(d.suit_id) THEN -1 ELSE 1 END
            AS BIGINT
        ) AS hand_key
    FROM class_cards AS c
    INNER JOIN deck AS d ON c.card_id = d.card_id
    GROUP BY c.player_id
)

SELECT
    CAST(h.player_ranking AS INTEGER) AS hand_rank,
    k.hand_key,
    h.hand_points,
    h.category,
    h.description,
    h.rank_1,
    h.rank_2,
    h.rank_3,
    h.rank_4,
    h.rank_5,
    CASE WHEN h.distinct_suits = 1 THEN 1 ELSE 0 END AS suited,
    h.hand
FROM hand_descriptions AS h
INNER JOIN keys AS k ON h.player_id = k.player_id
ORDER BY hand_rank;
