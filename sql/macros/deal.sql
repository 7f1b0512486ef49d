-- Deals of five cards to each player, with the rank of each hand; the settings are named parameters
-- Grain: one row per hand of a game
-- Reads: showdown
-- Source: sql/showdowns/showdown.sql and the relations that it reads
-- Engine: duckdb

-- For example: FROM deal(players := 6, seed := 42)

CREATE MACRO pokersql.deal() AS TABLE
SELECT s.game_id, s.player_id, s.player, s.hand, s.category, s.description, s.player_ranking, s.winners
FROM showdown AS s;
