-- The row of asked_question with the method exact, if the showdowns of the question can be counted
-- Grain: one row in all, or none
-- Reads: asked_question
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW exact_question AS
SELECT q.* REPLACE ('exact' AS method, q.exact_counting AS counting)
FROM asked_question AS q
WHERE q.is_countable;
