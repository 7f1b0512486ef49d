-- The record of the cards that were exchanged
-- Grain: one row per exchanged card; yours: of these files only draw.sql adds to it
-- Reads: nothing
-- Source: pokersql

CREATE TABLE IF NOT EXISTS exchanges (
    game_id BIGINT NOT NULL, -- the game
    player_id BIGINT NOT NULL, -- the player
    place INTEGER NOT NULL, -- 1 for the player's first new card, 2 for the next
    thrown_id INTEGER NOT NULL, -- the card_id that went
    drawn_id INTEGER NOT NULL, -- the card_id that came
    PRIMARY KEY (game_id, player_id, place)
);
