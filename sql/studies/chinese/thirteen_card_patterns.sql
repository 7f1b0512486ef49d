-- How thirteen cards fall into ranks: so many single cards, pairs, threes and fours, and how many hands do
-- Grain: one row per pattern
-- Reads: ranks, suits
-- Source: pokersql
-- Access: internal

DROP VIEW IF EXISTS thirteen_card_patterns;

CREATE VIEW thirteen_card_patterns AS
WITH RECURSIVE
-- One row: how many suits there are
all_suits AS (
    SELECT CAST(COUNT(*) AS BIGINT) AS suits FROM suits
),

-- One row per number from 0 to that of the ranks: its factorial, and the number of suits to its power
numbers AS (
    SELECT 0 AS number, CAST(1 AS BIGINT) AS factorial, CAST(1 AS BIGINT) AS suit_power
    UNION ALL
    SELECT n.number + 1 AS number, n.factorial * (n.number + 1) AS factorial, n.suit_power * a.suits AS suit_power
    FROM numbers AS n
    CROSS JOIN all_suits AS a
    WHERE n.number < (SELECT COUNT(*) FROM ranks)
),

-- One row per power: that of the ways to choose two suits
pair_powers AS (
    SELECT 0 AS number, CAST(1 AS BIGINT) AS pair_power
    UNION ALL
    SELECT b.number + 1 AS number, CAST(b.pair_power * a.suits * (a.suits - 1) / 2 AS BIGINT) AS pair_power
    FROM pair_powers AS b
    CROSS JOIN all_suits AS a
    WHERE b.number < 6
)

-- The ranks are arranged in all!/(none! ones! pairs! threes! fours!) ways; a single card has as many suits as a three,
-- which leaves one out, and a four has all of them.
SELECT
    n1.number AS ones,
    n2.number AS pairs,
    n3.number AS threes,
    n4.number AS fours,
    CAST(
        CAST(n.factorial / (n0.factorial * n1.factorial * n2.factorial * n3.factorial * n4.factorial) AS BIGINT)
        * n1.suit_power * p.pair_power * n3.suit_power AS BIGINT
    ) AS hands
FROM numbers AS n
INNER JOIN numbers AS n4 ON n4.number * 4 <= n.number
INNER JOIN numbers AS n3 ON n4.number * 4 + n3.number * 3 <= n.number
INNER JOIN pair_powers AS p ON n4.number * 4 + n3.number * 3 + p.number * 2 <= n.number
INNER JOIN numbers AS n2 ON p.number = n2.number
INNER JOIN numbers AS n1 ON n1.number = n.number - n4.number * 4 - n3.number * 3 - n2.number * 2
INNER JOIN numbers AS n0 ON n0.number = n.number - n1.number - n2.number - n3.number - n4.number
WHERE n.number = (SELECT COUNT(*) FROM ranks);
