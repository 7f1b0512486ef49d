-- The first player's equity after each card that can come next
-- Grain: one row per card, the best first
-- Reads: next_cards
-- Engine: duckdb

SELECT n.card, n.equity, n.change, n.wins, n.ties, n.losses, n.runouts
FROM next_cards AS n
ORDER BY n.equity DESC, n.card ASC;
