-- The slices of flush_boards that next_heads_up_slice.sql has not yet counted
-- Grain: one row per slice
-- Reads: flush_boards, flush_slice_counts
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW open_slices AS
SELECT DISTINCT b.slice
FROM flush_boards AS b
WHERE b.slice NOT IN (SELECT c.slice FROM flush_slice_counts AS c);
