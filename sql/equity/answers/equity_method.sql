-- The method that answers the question: the shipped counts, counting or simulation
-- Grain: one row in all, or none if the question has no answer
-- Columns:
--   counting_method: exact if seconds and megabytes are within equity_limits, else sim
--   method: table if the shipped counts have the answer, else counting_method
--   counting: the relation that counts the outcomes, for example pair_outcomes
--   seconds: the estimated time of counting
--   megabytes: the estimated memory of counting
--   is_countable: FALSE if not all own cards are known, or if sums of weights may exceed the 38 digits of HUGEINT
-- Reads: asked_question
-- Source: pokersql.questions_of, which explains the estimates
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
