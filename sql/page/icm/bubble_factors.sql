-- What an all-in of each pair of players costs and wins, by ICM
-- Grain: one row per player and opponent; no row with more than 15 players
-- Engine: duckdb

SELECT b.player_no, b.opponent_no, b.risked, b.share, b.if_won, b.if_lost, b.bubble_factor, b.risk_premium
FROM pokersql.bubble_factors(pokersql.written_numbers($stacks), pokersql.written_numbers($payouts)) AS b
ORDER BY b.player_no, b.opponent_no;
