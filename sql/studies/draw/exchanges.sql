-- The exchanged cards: each thrown card, and the new card that replaces it
-- Grain: one row per exchanged card; only exchange.sql adds rows, loading and unloading keep all rows
-- Columns:
--   game_id: the game
--   player_id: the player
--   draw: 1 for the game's first draw
--   place: the number of the new card among the player's new cards of this draw, from 1
--   thrown_id: the card_id of the thrown card
--   drawn_id: the card_id of the new card

-- If files of version 7 made this table, loading stops here. Then DROP TABLE exchanges, and load again.

CREATE TABLE IF NOT EXISTS exchanges (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    draw INTEGER NOT NULL,
    place INTEGER NOT NULL,
    thrown_id INTEGER NOT NULL,
    drawn_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, player_id, draw, place)
);

-- This INSERT adds no row. It fails if files of version 7 made the table, because such a table has no column `draw`.
INSERT INTO exchanges (draw)
SELECT NULL AS draw
WHERE 1 = 0;
