-- The cards that players throw of their own choice; for whoever is not here the strategy chooses
-- Grain: one row per card thrown; yours: these files leave it as it is
-- Columns:
--   game_id: a game that has been dealt, see deals
--   player_id: whose choice
--   card_id: the card that is thrown, 0 to 51; NULL: none
-- Reads: nothing
-- Source: pokersql

-- To keep all five is a choice too: it is one row without a card.
--     INSERT INTO discards SELECT 1, 2, card_id FROM deck WHERE card IN ('2c', '7d');
--     INSERT INTO discards VALUES (1, 3, NULL);
-- A game draws once, so choices go in before it; discard_errors says what is wrong with them, and while a game has such
-- a row none of its players draws; sql/studies/draw/exchange.sql makes the exchange.

CREATE TABLE IF NOT EXISTS discards (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    card_id INTEGER
);
