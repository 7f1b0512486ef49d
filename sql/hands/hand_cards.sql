-- The cards to evaluate, the pipeline's only input
-- Grain: one row per card of a hand; yours: of these files only deal.sql adds to it, the others leave it as it is
-- Columns:
--   game_id: hands of one game are ranked against each other
--   player_id: whose hand
--   card_id: 0 to 51, see deck
-- Reads: nothing
-- Source: pokersql

-- A hand is named by its game and its player. Put your own hands here as card_id 0..51 (see deck).

CREATE TABLE IF NOT EXISTS hand_cards (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    card_id INTEGER NOT NULL
);
