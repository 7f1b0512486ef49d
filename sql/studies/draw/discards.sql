-- The cards that players choose to throw; a simple strategy chooses for each player without a row
-- Grain: one row per thrown card; you insert rows, and exchange.sql deletes them when it exchanges the cards
-- Columns:
--   game_id: a game that has been dealt, see deals
--   player_id: the player who throws the card
--   card_id: the thrown card, 0 to 51; NULL if the player throws no card

-- For example, player 2 throws two cards, and player 3 throws none:
--     INSERT INTO discards SELECT 1, 2, card_id FROM deck WHERE card IN ('2c', '7d');
--     INSERT INTO discards VALUES (1, 3, NULL);
-- sql/studies/draw/exchange.sql makes one draw. Insert the choices for this draw before you run that file.

CREATE TABLE IF NOT EXISTS discards (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    card_id INTEGER
);
