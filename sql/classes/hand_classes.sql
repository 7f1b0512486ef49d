-- The classes of five-card hands, best first; the hands of a class tie
-- Grain: one row per class (7,462: 6,175 unsuited, 1,287 suited)
-- Columns:
--   hand_rank: from 1, the royal flush, to 7462; hands of equal rank split the pot
--   hand_key: the sum of the cards' rank codes, negative for a suited hand
--   description: the category, and the ranks that decide within the category
--   suited: 1 if all five cards have one suit
--   hand: an example of a hand
--   hands: how many of all five-card hands are in the class
--   published_points: the points by the published rules, in which A-2-3-4-5 is no straight
-- Reads: class_readings, deck, suits, value_strengths
-- Source: the scale of Cactus Kev and phevaluator

-- Two hands are in one class if they have the same five ranks and the same value of suited. Each class has one
-- hand_key, so a join finds the rank of any hand. class_ranks has the ranks of the classes by every set of rules.

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
-- One row per value of suited: 0 and 1
suitedness (suited) AS (
    VALUES (0), (1)
),

-- One row: the number of suits
all_suits AS (
    SELECT CAST(COUNT(*) AS INTEGER) AS suits FROM suits
),

-- One row per value of suited and multiset of one to five ranks: an example as text. Cards are added from the highest
-- rank down, in the suits c, d, h, s, c, or only c if suited is 1. lowest_cards has the cards of the lowest rank so
-- far, with clubs first
examples AS (
    SELECT
        s.suited,
        1 AS cards,
        d.rank AS highest,
        d.rank AS lowest,
        d.rank_code AS rank_codes,
        d.card AS lowest_cards,
        '' AS higher_cards
    FROM deck AS d
    CROSS JOIN suitedness AS s
    WHERE d.suit_id = 0
    UNION ALL
    SELECT
        e.suited,
        e.cards + 1 AS cards,
        e.highest,
        d.rank AS lowest,
        e.rank_codes + d.rank_code AS rank_codes,
        CASE
            WHEN d.rank < e.lowest THEN d.card
            WHEN d.suit_id = 0 THEN d.card || ' ' || e.lowest_cards
            ELSE e.lowest_cards || ' ' || d.card
        END AS lowest_cards,
        CASE WHEN d.rank < e.lowest THEN ' ' || e.lowest_cards ELSE '' END || e.higher_cards AS higher_cards
    FROM examples AS e
    CROSS JOIN all_suits AS a
    INNER JOIN deck AS d ON d.rank <= e.lowest - e.suited AND d.suit_id = (1 - e.suited) * (e.cards % a.suits)
    WHERE e.cards < 5
),

-- One row per set of rules: whether it is the standard set
rule_sets (rules, is_standard) AS (
    VALUES ('standard', 1), ('published', 0)
),

-- One row per class: the strength of its best reading by the standard rules, and by the published rules
strengths AS (
    SELECT
        r.hand_key,
        r.suited,
        r.hands,
        MAX(r.strength * s.is_standard) AS strength,
        MAX(r.strength * (1 - s.is_standard)) AS published_strength
    FROM class_readings AS r
    INNER JOIN rule_sets AS s ON r.rules = s.rules
    WHERE r.rules IN ('standard', 'published')
    GROUP BY r.hand_key, r.suited, r.hands
),

-- One row per strength that the standard rules give: the category and the description
words AS MATERIALIZED (
    SELECT s.* FROM value_strengths AS s
    WHERE s.rules = 'standard'
)

SELECT
    CAST(ROW_NUMBER() OVER (ORDER BY c.strength DESC) AS INTEGER) AS hand_rank,
    c.hand_key,
    s.hand_points,
    s.category,
    s.description,
    s.rank_1,
    s.rank_2,
    s.rank_3,
    s.rank_4,
    s.rank_5,
    c.suited,
    e.lowest_cards || e.higher_cards AS hand,
    CAST(c.hands AS INTEGER) AS hands,
    CAST((c.published_strength - c.published_strength % 759375) / 759375 AS INTEGER) - 1 AS published_points
FROM strengths AS c
CROSS JOIN examples AS e
INNER JOIN words AS s ON c.strength = s.strength
WHERE e.cards = 5 AND ABS(c.hand_key) = e.rank_codes AND c.suited = e.suited
ORDER BY hand_rank;
