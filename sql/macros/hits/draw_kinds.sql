-- The kinds of draws that hole cards have with a board
-- Grain: one row per kind
-- Reads: draw_kinds
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.draw_kinds AS
SELECT k.*
FROM draw_kinds AS k;
