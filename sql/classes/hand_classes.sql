-- What the pipeline says about every hand there is
-- Grain: one row per class (7,462); hand_rank 1 is the royal flush, rank_1 to rank_5 its ranks, largest group first
-- Columns:
--   hand_rank: 1 is the best; equal ranks split the pot
--   hand_key: the sum of the cards' rank codes, negative for a suited hand
--   hand_points: 0, high card, to 9, royal flush
--   category: the name of these points
--   description: the category and all that decides within it
--   rank_1: the rank of the largest group of equal cards, the highest of equal ones; a low ace is 1
--   rank_2: the rank of the second group; a kicker is a group of one
--   rank_3: the rank of the third group, 0 if there is none
--   rank_4: the rank of the fourth group, 0 if there is none
--   rank_5: the rank of the fifth group, 0 if there is none
--   suited: 1 if all five cards are of one suit
--   hand: an example
--   hands: how many of all five-card hands are in the class
--   published_points: the points by the rules as published, without A-2-3-4-5
-- Reads: published_points, suits
-- Source: the scale of Cactus Kev and phevaluator

-- Hands with equal keys are of one class, so any hand's rank is one join away.

DROP TABLE IF EXISTS hand_classes;

CREATE TABLE hand_classes (
    hand_rank INTEGER NOT NULL PRIMARY KEY,
    hand_key BIGINT NOT NULL UNIQUE,
    hand_points INTEGER NOT NULL,
    category TEXT NOT NULL,
    description TEXT NOT NULL,
    rank_1 INTEGER NOT NULL,
    rank_2 INTEGER NOT NULL,
    rank_3 INTEGER NOT NULL,
    rank_4 INTEGER NOT NULL,
    rank_5 INTEGER NOT NULL,
    suited INTEGER NOT NULL,
    hand TEXT NOT NULL,
    hands INTEGER NOT NULL,
    published_points INTEGER NOT NULL
);

INSERT INTO hand_classes (
    hand_rank, hand_key, hand_points, category, description,
    rank_1, rank_2, rank_3, rank_4, rank_5, suited, hand, hands, published_points
)
WITH RECURSIVE
-- One row: how many suits there are
all_suits AS (
    SELECT CAST(COUNT(*) AS INTEGER) AS suits FROM suits
),

-- One row per number of cards of one rank: in how many suits they can be
suit_choices AS (
    SELECT 0 AS cards, 1 AS choices
    UNION ALL
    SELECT
        b.cards + 1 AS cards,
        CAST(b.choices * (a.suits - b.cards) / (b.cards + 1) AS INTEGER) AS choices
    FROM suit_choices AS b
    INNER JOIN all_suits AS a ON b.cards < a.suits
)

SELECT
    CAST(h.player_ranking AS INTEGER) AS hand_rank,
    h.rank_codes * CASE WHEN h.distinct_suits = 1 THEN -1 ELSE 1 END AS hand_key,
    h.hand_points,
    h.category,
    h.description,
    h.rank_1,
    h.rank_2,
    h.rank_3,
    h.rank_4,
    h.rank_5,
    CASE WHEN h.distinct_suits = 1 THEN 1 ELSE 0 END AS suited,
    h.hand,
    -- Suited hands are one for each suit. The others are the choices of suits for the first and the second group and
    -- for each further one, which is one card, less the suited where there can be any.
    CASE
        WHEN h.distinct_suits = 1 THEN a.suits
        ELSE
            c1.choices * c2.choices
            * CASE WHEN h.rank_3 > 0 THEN a.suits ELSE 1 END
            * CASE WHEN h.rank_4 > 0 THEN a.suits ELSE 1 END
            * CASE WHEN h.rank_5 > 0 THEN a.suits ELSE 1 END
            - CASE WHEN h.distinct_values = 5 THEN a.suits ELSE 0 END
    END AS hands,
    h.published_points
FROM published_points AS h
INNER JOIN suit_choices AS c1 ON h.largest_group = c1.cards
INNER JOIN suit_choices AS c2 ON h.second_group = c2.cards
CROSS JOIN all_suits AS a
ORDER BY hand_rank;
