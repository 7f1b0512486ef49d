-- The next cards that make the first player's hand a better one in a game without ranges
-- Grain: one row per card
-- Reads: game_outs
-- Source: pokersql
-- Engine: duckdb

SELECT o.card, o.category, o.description, o.hand_rank, o.improves, COUNT(*) OVER () AS cards
FROM game_outs AS o
QUALIFY o.improves
ORDER BY o.hand_rank, o.card;
