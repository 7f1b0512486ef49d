-- The question, to be answered by simulation
-- Grain: one row in all, or none
-- Reads: asked_question
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS sampled_question;

CREATE VIEW sampled_question AS
SELECT q.* REPLACE ('sim' AS method, CASE WHEN q.is_sum THEN 'sum' ELSE 'judged' END AS counting)
FROM asked_question AS q;
