-- The row of asked_question; no row if its board is a pattern, since no hand is then ahead or behind
-- Grain: one row in all, or none
-- Reads: asked_question
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW standing_question AS
SELECT q.* FROM asked_question AS q
WHERE q.first_seat = 1;
