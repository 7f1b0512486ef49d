-- Does hand_patterns have the known numbers of patterns, hands and ranks of five, six and seven cards?
-- Grain: one row per problem
-- Reads: hand_patterns
-- Source: the known numbers in known_counts

WITH
-- One row per cards: the known numbers of patterns without a flush, patterns with a flush, hands, and ranks
known_counts (cards, unsuited, suited, hands, ranks) AS (
    VALUES
    (5, 6175, 1287, 2598960, 7462),
    (6, 18395, 18447, 20358520, 6075),
    (7, 49205, 141141, 133784560, 4824)
),

-- One row per cards in hand_patterns: the numbers of patterns without and with a flush, hands, and ranks
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
