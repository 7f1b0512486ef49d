-- Hands as people write them
-- Grain: one row per hand; yours: loading and unloading leave it as it is
-- Columns:
--   game_id: hands of one game are ranked against each other
--   player_id: whose hand
--   hand: the cards, as people write them
-- Reads: nothing
-- Source: pokersql

-- As, aS, AS, A♠, A♤, 14S, 14:S and .As are one card, Ts and 10s another; cards may be joined or stand apart by
-- blank, comma, | or -.
-- text_errors says what can't be read; the rest becomes cards to evaluate by
--     INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards;
-- which may be done again when hands have been added. A deal takes the game_id after the highest there is.

CREATE TABLE IF NOT EXISTS hand_text (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    hand TEXT,
    PRIMARY KEY (game_id, player_id)
);
