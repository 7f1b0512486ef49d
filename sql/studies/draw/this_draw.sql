-- The hands of all players before the last draw that exchange.sql made, with each player's plan and kept cards
-- Grain: one row per card of a hand before the draw
-- Access: internal

-- exchange.sql fills this table first, because its later statements change the rows of drawing_cards and drawing_hands.

DROP TABLE IF EXISTS this_draw;

CREATE TABLE this_draw (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    draw INTEGER NOT NULL,
    card_id INTEGER NOT NULL,
    plan TEXT NOT NULL,
    is_kept INTEGER NOT NULL,
    layout TEXT NOT NULL,
    PRIMARY KEY (game_id, player_id, card_id)
);
