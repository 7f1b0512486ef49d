-- The players who have had their draw, and the hand of each before it
-- Grain: one row per player of a game that had its draw; yours: of these files only exchange.sql adds to it
-- Columns:
--   game_id: the game
--   player_id: the player
--   plan: what chose the cards to throw: a plan of draw_plans, or own choice
--   dealt: the hand before the draw, as hand_combinations lays it out
-- Reads: nothing
-- Source: pokersql

-- A game draws once, and exchange.sql applies every row of exchanges. After you empty deals and hand_cards, deal.sql
-- numbers games from 1 again, so empty discards, draws and exchanges too.

CREATE TABLE IF NOT EXISTS draws (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    plan TEXT NOT NULL,
    dealt TEXT NOT NULL,
    PRIMARY KEY (game_id, player_id)
);
