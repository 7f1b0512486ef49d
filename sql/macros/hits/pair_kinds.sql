-- The kinds of pairs that hole cards have with a board
-- Grain: one row per kind, but two for quads
-- Reads: pair_kinds
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.pair_kinds AS
SELECT k.*
FROM pair_kinds AS k;
