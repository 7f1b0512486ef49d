-- How often each set of players wins, by each method: table (shipped counts), exact (counting) and sim (simulation)
-- Grain: one row per method, high_winners, low_winners and hand_rank of the best hand
-- Reads: drawn_outcomes, heads_up_outcomes, judged_outcomes, pair_outcomes, range_outcomes, sum_outcomes,
--   table_outcomes
-- Engine: duckdb
-- Access: internal

-- WHERE method = 'exact' makes DuckDB run only the SELECTs of this method.

CREATE OR REPLACE VIEW equity_outcomes AS
SELECT o.* FROM table_outcomes AS o
UNION ALL
SELECT o.* FROM pair_outcomes AS o
UNION ALL
SELECT o.* FROM range_outcomes AS o
UNION ALL
SELECT o.* FROM heads_up_outcomes AS o
UNION ALL
SELECT o.* FROM sum_outcomes AS o
UNION ALL
SELECT o.* FROM judged_outcomes AS o
UNION ALL
SELECT o.* FROM drawn_outcomes AS o;
