-- The row of asked_question, if its board is not a pattern; only on a known board a hand is ahead or behind
-- Grain: one row in all, or none
-- Reads: asked_question
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW standing_question AS
SELECT q.* FROM asked_question AS q
WHERE q.first_seat = 1;
