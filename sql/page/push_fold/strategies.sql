-- Which hands the small blind pushes and the big blind calls, what that gains, and the value of the game in each row
-- Grain: one row per starting hand
-- Engine: duckdb

WITH
-- One row per starting hand
solved AS MATERIALIZED (
    FROM pokersql.push_fold(pokersql.written_number($stack), ante := pokersql.written_number($ante))
),

-- One row: the summary
summaries AS (
    FROM pokersql.push_fold_summary('solved')
)

SELECT
    s.hand,
    s.combinations,
    s.pushed,
    s.push_gain,
    s.called,
    s.call_gain,
    m.value AS game_value,
    m.pushed AS all_pushed,
    m.called AS all_called,
    m.exploitability
FROM solved AS s
CROSS JOIN summaries AS m
ORDER BY s.push_gain DESC, s.hand;
