-- Two hole cards against two others before the flop: how often they win, tie and lose on all boards
-- Grain: one row per game and ordered pair of hole cards up to a renaming of suits
-- Reads: matchup_counts
-- Source: sql/holdem/matchup_counts.sql
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.matchup_counts AS
SELECT m.game, m.matchup, m.hero_hand, m.villain_hand, m.pairs, m.wins, m.ties, m.losses
FROM matchup_counts AS m;
