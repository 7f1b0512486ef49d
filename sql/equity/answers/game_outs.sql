-- The rows of outs without the columns about the second player, under an older name
-- Grain: one row per possible next card
-- Reads: outs
-- Engine: duckdb

CREATE OR REPLACE VIEW game_outs AS
SELECT o.card, o.category, o.description, o.hand_rank, o.improves, o.category_now, o.description_now FROM outs AS o;
