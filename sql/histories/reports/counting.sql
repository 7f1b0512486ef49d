-- A macro that returns the text of the query that counts the statistics
-- Reads: histories.statistics
-- Engine: duckdb
-- Access: internal

-- The query counts the statistics that have a value in the column counted. With again := TRUE it counts all statistics
-- except those in the variable pokersql_left_out, a list of names. If an expression fails on a row, the row does not
-- count.

-- One row per hand and player: the column counted. decisions_name and plays_name are the names of tables with the
-- columns of histories.decisions and of histories.plays. To run the query:
--     SET VARIABLE x = histories.counting('histories.decisions', 'histories.plays'); FROM QUERY(GETVARIABLE('x'));
CREATE OR REPLACE MACRO histories.counting(decisions_name, plays_name, again := FALSE) AS (
    SELECT
        'SELECT p.hand_id, p.seat, CONCAT_WS('' '', d.counted, '
        || STRING_AGG(c.counted, ', ' ORDER BY c.statistic_no) FILTER (WHERE c.counted_in = 'plays')
        || ') AS counted FROM ' || plays_name || ' AS p LEFT JOIN (SELECT hand_id, seat, NULLIF(CONCAT_WS('' '', '
        || STRING_AGG(c.counted, ', ' ORDER BY c.statistic_no) FILTER (WHERE c.counted_in = 'decisions')
        || '), '''') AS counted FROM ' || decisions_name || ' GROUP BY hand_id, seat) AS d '
        || 'ON p.hand_id = d.hand_id AND p.seat = d.seat GROUP BY p.hand_id, p.seat, d.counted'
    FROM (
        SELECT
            n.statistic_no,
            n.counted_in,
            'CASE WHEN ' || n.chances || ' + ' || n.times || ' > 0 THEN ''' || n.statistic_no || ':'' || ' || n.times
            || ' || ''/'' || ' || n.chances || ' END' AS counted
        FROM (
            SELECT
                s.statistic_no,
                s.counted_in,
                'COUNT(*) FILTER (WHERE TRY((' || s.chance || CHR(10) || ')))' AS chances,
                'COUNT(*) FILTER (WHERE TRY((' || s.taken || CHR(10) || ')))' AS times
            FROM histories.statistics AS s
            WHERE
                CASE
                    WHEN again THEN NOT COALESCE(LIST_CONTAINS(GETVARIABLE('pokersql_left_out'), s.statistic), FALSE)
                    ELSE s.counted IS NOT NULL
                END
        ) AS n
        UNION ALL
        FROM (VALUES (0, 'plays', 'NULL'), (0, 'decisions', 'NULL')) AS n (statistic_no, counted_in, counted)
    ) AS c
);
