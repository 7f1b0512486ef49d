-- The next cards that improve the first player's hand, or change whether this hand is ahead of the second player's hand
-- Grain: one row per card
-- Reads: outs
-- Engine: duckdb

SELECT
    o.card,
    o.category,
    o.description,
    o.hand_rank,
    o.improves,
    o.wins,
    o.loses,
    o.villain_ahead,
    o.villain_level,
    o.villain_behind,
    o.standing_now,
    COUNT(*) OVER () AS cards
FROM outs AS o
QUALIFY o.improves OR o.wins OR o.loses
ORDER BY o.hand_rank, o.card;
