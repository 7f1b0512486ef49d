-- Two weights of each class, both sums of card weights and bonuses: weight orders all hands, published_weight does not
-- Grain: one row per class (7,462)
-- Columns:
--   hand_points: 0 (high card) to 9 (royal flush)
--   category: the category's name
--   base_weight: the sum of the weights of the five cards, without bonuses
--   weight: base_weight plus corrected bonuses; the higher weight wins
--   published_weight: base_weight plus the published bonuses
-- Reads: categories, deck, hand_classes
-- Source: the first hint of the Texas Hold'em SQL challenge, whose published bonuses don't order all hands

-- The weight of a rank is 2^(rank - 1): 2 for a deuce, 8192 for an ace, 1 for a low ace. base_weight is the sum of five
-- weights, at most 4 * 8192 + 4096 < 2^16. For five different ranks it is a binary number below 2^14 with one digit per
-- rank, so it orders these hands. As in the challenge, a hand gets the bonus of each condition that it meets.
-- With u = 2^41 and w = the weight of the rank of the pair, the three or the four, the corrected bonuses are:
--
--     pair             u + 2^13 w          the next higher rank adds at least 2 to w and 2^14 to the bonus; the three
--                                          other cards add at most 8192 + 4096 + 2048 to base_weight, which is less
--     two pair         pair + pair         2^13 times a binary number orders by high pair, then low pair; the kicker
--                                          adds less to base_weight
--     three of a kind  3u + 2^26 w         the next higher rank adds at least 2^27; in a full house the pair adds u
--                                          and at most 2^26 + 2^14 more, which is less
--     straight         7u/2                more than three aces, at most 3u + 2^39 + 2^16, because u/2 = 2^40
--     flush            15u/4               more than any straight, at most 7u/2 + 2^14
--     full house       three + pair        at least 4u, more than any flush
--     four of a kind   5u + 2^13 w         more than any full house, at most 4u + 2^39 + 2^26 + 2^16
--     straight flush   straight + flush    29u/4, more than four aces
--
-- All weights are below 2^44, so a double holds them exactly.

DROP TABLE IF EXISTS hand_weights;

CREATE TABLE hand_weights (
    hand_rank INTEGER NOT NULL PRIMARY KEY,
    hand_points INTEGER NOT NULL,
    category TEXT NOT NULL,
    description TEXT NOT NULL,
    hand TEXT NOT NULL,
    base_weight BIGINT NOT NULL,
    weight BIGINT NOT NULL,
    published_weight BIGINT NOT NULL
);

INSERT INTO hand_weights (hand_rank, hand_points, category, description, hand, base_weight, weight, published_weight)
WITH
-- One row per rank (1 for a low ace, 0 for no rank): its weight, 2^(rank - 1), from card_bit = 2^card_id
weights AS (
    SELECT d.card_id + 1 AS rank, d.card_bit AS weight FROM deck AS d
    WHERE d.card_id < 14
    UNION ALL
    SELECT 0 AS rank, CAST(0 AS BIGINT) AS weight
),

-- One row per class: base_weight, a flag for each condition, the weights of the two largest groups, and u = 2^41
conditions AS (
    SELECT
        h.hand_rank,
        h.hand_points,
        h.category,
        h.description,
        h.hand,
        c.largest_group * w1.weight + c.second_group * w2.weight + w3.weight + w4.weight + w5.weight AS base_weight,
        CASE WHEN c.largest_group = 2 THEN 1 ELSE 0 END AS pair,
        CASE WHEN c.largest_group = 3 THEN 1 ELSE 0 END AS three,
        CASE WHEN c.largest_group = 4 THEN 1 ELSE 0 END AS four,
        CASE WHEN c.second_group = 2 THEN 1 ELSE 0 END AS other_pair,
        CASE WHEN c.most_span = 4 THEN 1 ELSE 0 END AS straight,
        h.suited AS flush,
        w1.weight AS weight_1,
        w2.weight AS weight_2,
        CAST(1 AS BIGINT) << 41 AS u
    FROM hand_classes AS h
    INNER JOIN categories AS c ON h.hand_points = c.hand_points
    INNER JOIN weights AS w1 ON h.rank_1 = w1.rank
    INNER JOIN weights AS w2 ON h.rank_2 = w2.rank
    INNER JOIN weights AS w3 ON h.rank_3 = w3.rank
    INNER JOIN weights AS w4 ON h.rank_4 = w4.rank
    INNER JOIN weights AS w5 ON h.rank_5 = w5.rank
)

SELECT
    c.hand_rank,
    c.hand_points,
    c.category,
    c.description,
    c.hand,
    c.base_weight,
    c.base_weight
    + c.pair * (c.u + 8192 * c.weight_1)
    + c.other_pair * (c.u + 8192 * c.weight_2)
    + c.three * (3 * c.u + 67108864 * c.weight_1)
    + c.four * (5 * c.u + 8192 * c.weight_1)
    + c.straight * CAST(7 * c.u / 2 AS BIGINT)
    + c.flush * CAST(15 * c.u / 4 AS BIGINT) AS weight,
    c.base_weight
    + c.pair * (2000000000 + 8192 * c.weight_1)
    + c.other_pair * (2000000000 + 8192 * c.weight_2)
    + c.three * (6000000000 + 131072 * c.weight_1)
    + c.four * (9500000000 + 131072 * c.weight_1)
    + c.straight * 5500000000
    + c.flush * 5800000000 AS published_weight
FROM conditions AS c
ORDER BY c.hand_rank;
