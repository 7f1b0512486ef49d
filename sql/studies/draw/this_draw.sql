-- The hands before the draw that exchange.sql made last, and what each player did
-- Grain: one row per card of a hand before the draw
-- Access: internal

-- exchange.sql fills it first: its other statements change what the views of the next draw read.

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
