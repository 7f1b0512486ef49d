-- A macro that reports how each player pushes and calls, and what the mistakes cost
-- Engine: duckdb

-- rows_table is the name of a table with rows of histories.push_fold_decisions. played is how often the player pushed
-- or called, in percent; equilibrium is how often the equilibrium does with the same hands. others counts limps and
-- raises to less than the effective stack, which the other columns leave out.

-- One row per player, blind and unit
CREATE OR REPLACE MACRO histories.report_push_fold(rows_table) AS TABLE
SELECT
    r.player,
    r.blind,
    r.unit,
    COUNT(r.cost) AS decisions,
    ROUND(100.0 * COUNT(*) FILTER (WHERE r.action IN ('push', 'call')) / NULLIF(COUNT(r.cost), 0), 1) AS played,
    ROUND(100 * AVG(r.frequency) FILTER (WHERE r.cost IS NOT NULL), 1) AS equilibrium,
    COUNT(*) FILTER (WHERE r.is_mistake) AS mistakes,
    ROUND(SUM(r.cost), 2) AS cost,
    COUNT(*) - COUNT(r.cost) AS others
FROM QUERY_TABLE(rows_table) AS r
GROUP BY ALL
ORDER BY r.player, r.blind DESC, r.unit;
