-- The cards of the hands to rank; the seven steps and hand_ranks read all hands from this table
-- Grain: one row per card of a hand; deals and draws add rows, loading and unloading keep all rows
-- Columns:
--   game_id: the game; hands of one game are ranked against each other
--   player_id: the player's number in the game
--   card_id: 0 to 51, see deck

CREATE TABLE IF NOT EXISTS hand_cards (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    card_id INTEGER NOT NULL
);
