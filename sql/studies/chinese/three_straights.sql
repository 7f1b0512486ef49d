-- The ranks of thirteen cards that are three straights: two of five cards, and three cards in sequence
-- Grain: one row per sum of rank codes, whichever ways there are to arrange them; hands is how many have these ranks
-- Reads: hand_classes, suits, three_card_classes
-- Source: pokersql
-- Access: internal

-- The ace is high or low, in the front too. Straights may be straight flushes.

DROP VIEW IF EXISTS three_straights;

CREATE VIEW three_straights AS
WITH RECURSIVE
-- One row per straight
straights AS (
    SELECT h.hand_key FROM hand_classes AS h
    WHERE h.hand_points = 4
),

-- One row per three in sequence
fronts AS (
    SELECT t.hand_key FROM three_card_classes AS t
    WHERE t.rank_3 > 0 AND (t.rank_1 - t.rank_3 = 2 OR (t.rank_1 = 14 AND t.rank_2 = 3))
),

-- One row per sum
sums AS (
    SELECT DISTINCT a.hand_key + b.hand_key + f.hand_key AS rank_codes
    FROM straights AS a
    INNER JOIN straights AS b ON a.hand_key >= b.hand_key
    CROSS JOIN fronts AS f
),

-- One row: how many suits there are
all_suits AS (
    SELECT CAST(COUNT(*) AS INTEGER) AS suits FROM suits
),

-- One row per number of cards of one rank: in how many suits they can be
suit_choices AS (
    SELECT 0 AS cards, 1 AS choices
    UNION ALL
    SELECT b.cards + 1 AS cards, CAST(b.choices * (a.suits - b.cards) / (b.cards + 1) AS INTEGER) AS choices
    FROM suit_choices AS b
    INNER JOIN all_suits AS a ON b.cards < a.suits
),

-- One row per sum and number of ranks, the lowest first: the codes of the others, and in how many suits these can be
counted AS (
    SELECT s.rank_codes, s.rank_codes AS codes_left, CAST(1 AS BIGINT) AS hands
    FROM sums AS s
    UNION ALL
    SELECT
        c.rank_codes,
        CAST((c.codes_left - c.codes_left % 16) / 16 AS BIGINT) AS codes_left,
        c.hands * n.choices AS hands
    FROM counted AS c
    INNER JOIN suit_choices AS n ON c.codes_left % 16 = n.cards
    WHERE c.codes_left > 0
)

SELECT c.rank_codes, c.hands
FROM counted AS c
WHERE c.codes_left = 0;
