-- The draws made so far: each player's plan, and the player's hand before the draw
-- Grain: one row per player and draw of a game; only exchange.sql adds rows, loading and unloading keep all rows
-- Columns:
--   game_id: the game
--   player_id: the player
--   draw: 1 for the game's first draw
--   plan: the plan that chose the cards to throw: a value of draw_plans.plan, 'low cards' or 'own choice'
--   dealt: the hand before the draw, as in drawing_hands.layout

-- If you empty deals and hand_cards, empty discards, draws and exchanges too, because deal.sql numbers games from 1
-- again. If files of version 7 made this table, loading stops here. Then DROP TABLE draws, and load again.

CREATE TABLE IF NOT EXISTS draws (
    game_id BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    draw INTEGER NOT NULL,
    plan TEXT NOT NULL,
    dealt TEXT NOT NULL,
    PRIMARY KEY (game_id, player_id, draw)
);

-- This INSERT adds no row. It fails if files of version 7 made the table, because such a table has no column `draw`.
INSERT INTO draws (draw)
SELECT NULL AS draw
WHERE 1 = 0;
