-- The row of asked_question with the method sim (simulation)
-- Grain: one row in all, or none
-- Reads: asked_question
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW sampled_question AS
SELECT q.* REPLACE ('sim' AS method, pokersql.showdown_counting(q.is_sum, q.players) AS counting)
FROM asked_question AS q;
