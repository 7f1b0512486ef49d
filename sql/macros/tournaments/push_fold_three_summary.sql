-- What push or fold of three players is worth to each, how often hands are played, and what best responses gain
-- Grain: one row per decision
-- Engine: duckdb

-- FROM push_fold_three_summary('rows') reads a table with rows of push_fold_three. faced is how often the player has
-- the decision, and played is the part of all hands that the player pushes or calls. value is the player's value of
-- the whole game, and exploitability is what the player's best response to the other two players gains: they are the
-- same in all rows of a player.

CREATE MACRO pokersql.push_fold_three_summary(rows_table) AS TABLE (
    WITH
    -- One row per decision
    pokersql_decisions AS (
        SELECT
            r.number,
            r.player,
            r.decision,
            ANY_VALUE(r.dead) AS dead,
            SUM(r.combinations * r.faced) / 1326 AS faced,
            SUM(r.combinations * r.played) / 1326 AS played,
            SUM(r.combinations * r.faced * r.value) / 1326 AS value,
            SUM(r.combinations * r.faced * (GREATEST(r.gain, 0) - r.played * r.gain)) / 1326 AS exploitability
        FROM QUERY_TABLE(rows_table) AS r
        GROUP BY r.number, r.player, r.decision
    )

    -- The values of all three add up to dead; the big blind also wins hands in which it has no decision
    SELECT
        d.* EXCLUDE (dead) REPLACE (
            CASE
                WHEN d.player = 'big blind' THEN d.dead - SUM(d.value) FILTER (WHERE d.player <> 'big blind') OVER ()
                ELSE SUM(d.value) OVER (PARTITION BY d.player)
            END AS value,
            SUM(d.exploitability) OVER (PARTITION BY d.player) AS exploitability
        )
    FROM pokersql_decisions AS d
);
