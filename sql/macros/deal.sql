-- A shuffled, dealt and evaluated deal of five cards each; the parameters are the settings
-- Grain: one row per hand of a game
-- Reads: showdown
-- Source: sql/showdowns/showdown.sql and the relations that it reads
-- Engine: duckdb

-- FROM deal(players := 6, seed := 42)

CREATE MACRO pokersql.deal() AS TABLE
SELECT s.game_id, s.player_id, s.player, s.hand, s.category, s.description, s.player_ranking, s.winners
FROM showdown AS s;
