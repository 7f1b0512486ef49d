-- How often each set of players wins: from the shipped counts, over all boards and matchups, and as simulated
-- Grain: one row per method, set of winners of each half of the pot, and hand_rank of the best hand
-- Reads: drawn_outcomes, heads_up_outcomes, judged_outcomes, pair_outcomes, range_outcomes, sum_outcomes,
--   table_outcomes
-- Engine: duckdb
-- Access: internal

-- WHERE method = ... leaves the other branches of the UNION out, so a method costs only its own work, and planning all.

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
