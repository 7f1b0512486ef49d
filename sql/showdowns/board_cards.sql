-- The cards of the boards, which all players of a game share
-- Grain: one row per card of a game's board; deal.sql adds rows, and load.sql and unload.sql keep them
-- Columns:
--   game_id: as in hand_cards
--   position: 1 is dealt first
--   card_id: see deck

CREATE TABLE IF NOT EXISTS board_cards (
    game_id BIGINT NOT NULL,
    position INTEGER NOT NULL,
    card_id INTEGER NOT NULL
);
