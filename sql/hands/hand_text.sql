-- Hands as people write them
-- Grain: one row per hand; yours: loading and unloading leave it as it is
-- Columns:
--   game_id: the game; hands of one game are ranked against each other
--   player_id: whose hand
--   hand: the cards, as people write them

-- As, aS, AS, A♠, A♤, 14S, 14:S and .As are one card, Ts and 10s another; blank, comma, | and - separate cards, which
-- may also be joined. text_errors names the hands that can't be ranked; the others become cards by
--     INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards;
-- Run it again after you have added hands. A deal takes the game_id after the highest there is.

CREATE TABLE IF NOT EXISTS hand_text (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    hand TEXT,
    PRIMARY KEY (game_id, player_id)
);
