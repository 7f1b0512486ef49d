-- The games: how many cards a player has and must use, and the rules by which the pot is won
-- Grain: one row per game
-- Reads: games
-- Source: sql/rules/games.sql
-- Engine: duckdb

CREATE TABLE pokersql.games AS
SELECT
    g.game,
    g.description,
    g.own_cards,
    g.board_cards,
    g.own_used,
    g.most_players,
    g.draws,
    g.high_rules,
    g.low_rules,
    g.deck,
    g.showdown
FROM games AS g
ORDER BY g.game;
