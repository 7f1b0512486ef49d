-- Are there as many completions of given cards as ways to choose the others, for every kind of cards there is?
-- Grain: one row per problem
-- Reads: completions
-- Source: C(51, 4), C(50, 3), C(49, 2), 48 and 1; so many kinds of one to five cards by ranks, unsuited and suited

WITH
-- One row per kind of cards: all hands that hold them
summed AS (
    SELECT c.cards, c.suited, c.rank_codes, CAST(SUM(c.hands) AS BIGINT) AS hands, MIN(c.hands) AS fewest
    FROM completions AS c
    GROUP BY c.cards, c.suited, c.rank_codes
),

-- One row per number of cards, unsuited or suited: how many kinds, and their hands
found AS (
    SELECT
        s.cards,
        s.suited,
        COUNT(*) AS kinds,
        MIN(s.hands) AS least,
        MAX(s.hands) AS most,
        MIN(s.fewest) AS fewest
    FROM summed AS s
    GROUP BY s.cards, s.suited
),

-- One row per number of cards, unsuited or suited: what there must be
known AS (
    SELECT 1 AS cards, 1 AS suited, 13 AS kinds, 249900 AS hands
    UNION ALL
    SELECT 2 AS cards, 0 AS suited, 91 AS kinds, 19600 AS hands
    UNION ALL
    SELECT 2 AS cards, 1 AS suited, 78 AS kinds, 19600 AS hands
    UNION ALL
    SELECT 3 AS cards, 0 AS suited, 455 AS kinds, 1176 AS hands
    UNION ALL
    SELECT 3 AS cards, 1 AS suited, 286 AS kinds, 1176 AS hands
    UNION ALL
    SELECT 4 AS cards, 0 AS suited, 1820 AS kinds, 48 AS hands
    UNION ALL
    SELECT 4 AS cards, 1 AS suited, 715 AS kinds, 48 AS hands
    UNION ALL
    SELECT 5 AS cards, 0 AS suited, 6175 AS kinds, 1 AS hands
    UNION ALL
    SELECT 5 AS cards, 1 AS suited, 1287 AS kinds, 1 AS hands
)

SELECT 'completions of ' || CAST(k.cards AS TEXT) || ' cards are not what there must be' AS problem
FROM known AS k
LEFT JOIN found AS f ON k.cards = f.cards AND k.suited = f.suited AND k.kinds = f.kinds
WHERE COALESCE(f.least, 0) <> k.hands OR COALESCE(f.most, 0) <> k.hands OR COALESCE(f.fewest, 0) < 1;
