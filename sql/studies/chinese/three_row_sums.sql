-- The numbers of cards per rank in hands that are three straights, and per suit in hands that are three flushes
-- Grain: one row per special and card_counts; hands is the number of hands of thirteen cards with these card_counts
-- Reads: binomials, hand_classes, suits, three_card_classes
-- Access: internal

-- card_counts is a number in base 16. In three straights, each digit is the number of cards of a rank, as in a sum of
-- rank codes. In three flushes, each digit is the number of cards of a suit, with clubs in the lowest digit. An ace is
-- high or low, also in the front. Two or three flushes of a hand can have the same suit. Straights and flushes include
-- straight flushes.

DROP VIEW IF EXISTS three_row_sums;

CREATE VIEW three_row_sums AS
WITH RECURSIVE
-- One row per straight of five ranks: its hand_key, the sum of the rank codes
straights AS (
    SELECT h.hand_key FROM hand_classes AS h
    WHERE h.hand_points = 4
),

-- One row per straight of three ranks: its hand_key
fronts AS (
    SELECT t.hand_key FROM three_card_classes AS t
    WHERE t.rank_3 > 0 AND (t.rank_1 - t.rank_3 = 2 OR (t.rank_1 = 14 AND t.rank_2 = 3))
),

-- One row per suit: the amount that one card of this suit adds to card_counts
suit_units AS (
    SELECT 1 << (4 * s.suit_id) AS unit FROM suits AS s
),

-- One row per special and card_counts that three rows can have: a digit k stands for C(choices, k) choices of suits or
-- ranks
sums AS (
    SELECT DISTINCT
        'three straights' AS special,
        4 AS choices,
        a.hand_key + b.hand_key + f.hand_key AS card_counts
    FROM straights AS a
    INNER JOIN straights AS b ON a.hand_key >= b.hand_key
    CROSS JOIN fronts AS f
    UNION ALL
    SELECT DISTINCT
        'three flushes' AS special,
        13 AS choices,
        CAST(5 * a.unit + 5 * b.unit + 3 * c.unit AS BIGINT) AS card_counts
    FROM suit_units AS a
    CROSS JOIN suit_units AS b
    CROSS JOIN suit_units AS c
),

-- One row per row of sums and step (each reads the lowest digit left): counts_left has the digits still to read, and
-- hands is the number of choices for the digits already read
digits AS (
    SELECT s.special, s.choices, s.card_counts, s.card_counts AS counts_left, CAST(1 AS BIGINT) AS hands
    FROM sums AS s
    UNION ALL
    SELECT
        d.special,
        d.choices,
        d.card_counts,
        CAST((d.counts_left - d.counts_left % 16) / 16 AS BIGINT) AS counts_left,
        d.hands * b.ways AS hands
    FROM digits AS d
    INNER JOIN binomials AS b ON d.choices = b.n AND d.counts_left % 16 = b.k
    WHERE d.counts_left > 0
)

SELECT d.special, d.card_counts, d.hands
FROM digits AS d
WHERE d.counts_left = 0;
