-- The cards that players choose to throw; a simple strategy chooses for a player without a row
-- Grain: one row per card thrown; yours: of these files only exchange.sql deletes, the rows that it has followed
-- Columns:
--   game_id: a game that has been dealt, see deals
--   player_id: whose choice
--   card_id: the card that is thrown, 0 to 51; NULL: none

-- A player who keeps all five cards has one row without a card.
--     INSERT INTO discards SELECT 1, 2, card_id FROM deck WHERE card IN ('2c', '7d');
--     INSERT INTO discards VALUES (1, 3, NULL);
-- A game draws when sql/studies/draw/exchange.sql is read, so choices go in before it, for each draw anew.
-- discard_errors says what is wrong with them; a game with a row there waits.

CREATE TABLE IF NOT EXISTS discards (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    card_id INTEGER
);
