-- The row of asked_question, unless its board is a pattern, on which no hand is ahead or behind
-- Grain: one row in all, or none
-- Reads: asked_question
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW standing_question AS
SELECT q.* FROM asked_question AS q
WHERE q.first_seat = 1;
