-- How a question is best answered: from a table, by counting, or by simulation
-- Grain: one row in all, none if the question has no answer
-- Columns:
--   counting_method: exact if counting is within equity_limits, else sim
--   method: table if the shipped counts have it, else counting_method
--   counting: the relation of the outcomes: pair_outcomes, range_outcomes, matchup_outcomes, or drawn_outcomes
--   seconds: estimated seconds of counting
--   megabytes: estimated megabytes of counting
--   is_countable: FALSE if sums of weights may be too large to count
-- Reads: equity_limits, equity_work, exact_question, table_question
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS equity_method;

CREATE VIEW equity_method AS
SELECT
    CASE
        WHEN w.is_countable AND w.seconds <= l.seconds AND w.megabytes <= l.megabytes THEN 'exact'
        ELSE 'sim'
    END AS counting_method,
    CASE WHEN EXISTS (SELECT t.players FROM table_question AS t) THEN 'table' ELSE counting_method END AS method,
    CASE WHEN counting_method = 'sim' THEN 'drawn_outcomes' ELSE q.counting END AS counting,
    w.seconds,
    w.megabytes,
    w.is_countable
FROM equity_work AS w
CROSS JOIN equity_limits AS l
CROSS JOIN exact_question AS q;
