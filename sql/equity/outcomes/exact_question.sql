-- The question, to be answered by counting, if that is possible
-- Grain: one row in all, or none
-- Reads: asked_question
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW exact_question AS
SELECT q.* REPLACE ('exact' AS method, q.exact_counting AS counting)
FROM asked_question AS q
WHERE q.is_countable;
