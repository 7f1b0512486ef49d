-- The exchanged cards: each thrown card and the new one in its place
-- Grain: one row per exchanged card; yours: of these files only exchange.sql adds to it
-- Columns:
--   game_id: the game
--   player_id: the player
--   place: 1 for the player's first new card, 2 for the next
--   thrown_id: the card_id of the thrown card
--   drawn_id: the card_id of the new card
-- Reads: nothing
-- Source: pokersql

CREATE TABLE IF NOT EXISTS exchanges (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    place INTEGER NOT NULL,
    thrown_id INTEGER NOT NULL,
    drawn_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, player_id, place)
);
