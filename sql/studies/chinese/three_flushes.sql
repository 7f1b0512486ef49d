-- How many cards of each suit are three flushes: two rows of five cards of a suit, and one of three
-- Grain: one row per choice of numbers; hands is how many have these
-- Reads: ranks, suits
-- Source: pokersql
-- Access: internal

-- suit_counts has the number of cards of each suit as a digit in base 16, that of clubs first. A suit may be that of
-- several rows. Flushes may be straight flushes.

DROP VIEW IF EXISTS three_flushes;

CREATE VIEW three_flushes AS
WITH RECURSIVE
-- One row per suit: what a card of it counts
units AS (
    SELECT 1 << (4 * s.suit_id) AS unit FROM suits AS s
),

-- One row per sum of two rows of five and one of three
sums AS (
    SELECT DISTINCT 5 * a.unit + 5 * b.unit + 3 * c.unit AS suit_counts
    FROM units AS a
    CROSS JOIN units AS b
    CROSS JOIN units AS c
),

-- One row: how many ranks there are
all_ranks AS (
    SELECT CAST(COUNT(*) AS INTEGER) AS ranks FROM ranks
),

-- One row per number of cards of one suit: in how many ranks they can be
rank_choices AS (
    SELECT 0 AS cards, CAST(1 AS BIGINT) AS choices
    UNION ALL
    SELECT b.cards + 1 AS cards, CAST(b.choices * (a.ranks - b.cards) / (b.cards + 1) AS BIGINT) AS choices
    FROM rank_choices AS b
    INNER JOIN all_ranks AS a ON b.cards < a.ranks
),

-- One row per sum and number of suits, clubs first: the counts of the others, and in how many ranks these can be
counted AS (
    SELECT s.suit_counts, s.suit_counts AS counts_left, CAST(1 AS BIGINT) AS hands
    FROM sums AS s
    UNION ALL
    SELECT
        c.suit_counts,
        CAST((c.counts_left - c.counts_left % 16) / 16 AS INTEGER) AS counts_left,
        c.hands * n.choices AS hands
    FROM counted AS c
    INNER JOIN rank_choices AS n ON c.counts_left % 16 = n.cards
    WHERE c.counts_left > 0
)

SELECT c.suit_counts, c.hands
FROM counted AS c
WHERE c.counts_left = 0;
