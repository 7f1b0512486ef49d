-- The method that computes the equity: a look-up in the shipped counts, an exact count, or a simulation
-- Grain: one row in all, or none if equity_errors has a row
-- Columns:
--   counting_method: exact if the estimates (seconds, megabytes) are within equity_limits, else sim
--   method: table if the shipped counts have the equity, else counting_method
--   counting: the relation that makes the exact count, for example pair_outcomes
--   seconds: the estimated time of the exact count, on two cores
--   megabytes: the estimated memory of the exact count
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
