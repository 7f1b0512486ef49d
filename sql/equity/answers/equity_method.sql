-- The best method for a question: the shipped table, counting or simulation
-- Grain: one row in all, or none if the question has no answer
-- Columns:
--   counting_method: exact if counting is within equity_limits, else sim
--   method: table if the shipped counts have the question, else counting_method
--   counting: the relation of the exact outcomes, for example pair_outcomes
--   seconds: estimated seconds of counting
--   megabytes: estimated megabytes of counting
--   is_countable: FALSE if own cards are not known, or sums of weights may be too large to count
-- Reads: asked_question
-- Source: pokersql.questions_of, which explains it
-- Engine: duckdb

CREATE OR REPLACE VIEW equity_method AS
SELECT
    q.counting_method,
    q.method,
    q.exact_counting || '_outcomes' AS counting,
    q.seconds,
    q.megabytes,
    q.is_countable
FROM asked_question AS q;
