-- How the equity of each game is found, by what its rows say
-- Grain: one row per game
-- Reads: game_methods
-- Source: sql/showdowns/game_methods.sql
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.game_methods AS
SELECT
    m.game,
    m.deck_bits,
    m.own_cards,
    m.board_cards,
    m.most_players,
    m.high_rules,
    m.rules_number,
    m.flush_cards,
    m.is_low,
    m.is_sum,
    m.has_kinds,
    m.has_starting_hands
FROM game_methods AS m
ORDER BY m.game;
