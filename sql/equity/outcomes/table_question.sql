-- The row of asked_question with the method table, if the shipped counts have its answer
-- Grain: one row in all, or none
-- Reads: asked_question
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW table_question AS
SELECT q.* REPLACE ('table' AS method, 'table' AS counting)
FROM asked_question AS q
WHERE q.is_table;
