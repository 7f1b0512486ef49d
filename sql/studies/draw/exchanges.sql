-- The exchanged cards: each thrown card and the new one in its place
-- Grain: one row per exchanged card; yours: of these files only exchange.sql adds to it
-- Columns:
--   game_id: the game
--   player_id: the player
--   draw: 1 for the game's first draw
--   place: 1 for the player's first new card of the draw, 2 for the next
--   thrown_id: the card_id of the thrown card
--   drawn_id: the card_id of the new card

-- If older files (version 7) have made this table, loading stops here: DROP TABLE exchanges, and load again.

CREATE TABLE IF NOT EXISTS exchanges (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    draw INTEGER NOT NULL,
    place INTEGER NOT NULL,
    thrown_id INTEGER NOT NULL,
    drawn_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, player_id, draw, place)
);

-- Adds nothing: it only makes an older table fail under its own name
INSERT INTO exchanges (draw)
SELECT NULL AS draw
WHERE 1 = 0;
