-- Hands as people write them
-- Grain: one row per hand; loading and unloading keep the rows
-- Columns:
--   game_id: the game; hands of one game are ranked against each other
--   player_id: the player's number in the game
--   hand: the cards as text

-- As, aS, AS, A♠, A♤, 14S, 14:S and .As are the same card, and so are Ts and 10s. Blank, comma, | and - may separate
-- cards. text_errors has the hands with an error. This INSERT adds the cards of the hands without an error:
--     INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards;
-- Run the INSERT again after you add hands.

CREATE TABLE IF NOT EXISTS hand_text (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    hand TEXT,
    PRIMARY KEY (game_id, player_id)
);
