-- Are there as many patterns of five, six and seven cards as known, and do they stand for all hands and no more?
-- Grain: one row per problem
-- Reads: hand_patterns
-- Source: the known numbers of patterns, of hands and of classes that hands of so many cards can have

WITH
-- One row per number of cards: how many patterns without and with a flush, how many hands, how many ranks
known_counts AS (
    SELECT 5 AS cards, 6175 AS unsuited, 1287 AS suited, 2598960 AS hands, 7462 AS ranks
    UNION ALL
    SELECT 6 AS cards, 18395 AS unsuited, 18447 AS suited, 20358520 AS hands, 6075 AS ranks
    UNION ALL
    SELECT 7 AS cards, 49205 AS unsuited, 141141 AS suited, 133784560 AS hands, 4824 AS ranks
),

-- One row per number of cards in hand_patterns: the same counts
counts AS (
    SELECT
        p.cards,
        COUNT(CASE WHEN p.flush_cards = 0 THEN 1 END) AS unsuited,
        COUNT(CASE WHEN p.flush_cards > 0 THEN 1 END) AS suited,
        SUM(p.equivalent_hands) AS hands,
        COUNT(DISTINCT p.hand_rank) AS ranks
    FROM hand_patterns AS p
    GROUP BY p.cards
)

SELECT
    'hand_patterns has ' || CAST(COALESCE(f.unsuited, 0) AS TEXT) || ' and ' || CAST(COALESCE(f.suited, 0) AS TEXT)
    || ' patterns of ' || CAST(e.cards AS TEXT) || ' cards for ' || CAST(COALESCE(f.hands, 0) AS TEXT) || ' hands of '
    || CAST(COALESCE(f.ranks, 0) AS TEXT) || ' ranks, not ' || CAST(e.unsuited AS TEXT) || ' and '
    || CAST(e.suited AS TEXT) || ' for ' || CAST(e.hands AS TEXT) || ' of ' || CAST(e.ranks AS TEXT) AS problem
FROM known_counts AS e
LEFT JOIN counts AS f ON e.cards = f.cards
WHERE
    COALESCE(f.unsuited, 0) <> e.unsuited
    OR COALESCE(f.suited, 0) <> e.suited
    OR COALESCE(f.hands, 0) <> e.hands
    OR COALESCE(f.ranks, 0) <> e.ranks;
