-- The plays of push or fold of two players: what is right with a hand, and what a mistake costs
-- Grain: one row per row of rows_table and blind
-- Columns:
--   player: who plays the hand, small blind or big blind
--   action: push or call
--   frequency: how often the equilibrium pushes or calls with the hand
--   gain: the value of that less the value of folding the hand
--   best: the better of action and fold
--   mistake: what the other of the two costs
-- Engine: duckdb
-- Access: internal

-- rows_table is the name of a table with rows of push_fold or push_fold_of.

CREATE MACRO pokersql.push_fold_plays(rows_table) AS TABLE (
    WITH
    -- One row per row and blind
    pokersql_plays AS (
        SELECT r.*, 'small blind' AS player, 'push' AS action, r.pushed AS frequency, r.push_gain AS gain
        FROM QUERY_TABLE(rows_table) AS r
        UNION ALL
        SELECT r.*, 'big blind' AS player, 'call' AS action, r.called AS frequency, r.call_gain AS gain
        FROM QUERY_TABLE(rows_table) AS r
    )

    SELECT p.*, CASE WHEN p.gain < 0 THEN 'fold' ELSE p.action END AS best, ABS(p.gain) AS mistake
    FROM pokersql_plays AS p
);
