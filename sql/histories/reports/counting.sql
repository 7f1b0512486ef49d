-- A macro that writes the query by which the statistics count
-- Reads: histories.statistics
-- Engine: duckdb
-- Access: internal

-- One row per hand and player: what the statistics count in the rows of two tables like decisions and plays. To ask it:
--     SET VARIABLE x = histories.counting('histories.decisions', 'histories.plays'); FROM QUERY(GETVARIABLE('x'));
CREATE OR REPLACE MACRO histories.counting(decisions_name, plays_name) AS (
    SELECT
        'SELECT p.hand_id, p.seat, CONCAT_WS('' '', d.counted, '
        || STRING_AGG(c.counted, ', ' ORDER BY c.statistic_no) FILTER (WHERE c.counted_in = 'plays')
        || ') AS counted FROM ' || plays_name || ' AS p LEFT JOIN (SELECT hand_id, seat, CONCAT_WS('' '', '
        || STRING_AGG(c.counted, ', ' ORDER BY c.statistic_no) FILTER (WHERE c.counted_in = 'decisions')
        || ') AS counted FROM ' || decisions_name || ' GROUP BY hand_id, seat) AS d '
        || 'ON p.hand_id = d.hand_id AND p.seat = d.seat GROUP BY p.hand_id, p.seat, d.counted'
    FROM (
        SELECT
            s.statistic_no,
            s.counted_in,
            'CASE WHEN COUNT(*) FILTER (WHERE ' || s.chance || ') + COUNT(*) FILTER (WHERE ' || s.taken || ') > 0 '
            || 'THEN ''' || s.statistic_no || ':'' || COUNT(*) FILTER (WHERE ' || s.taken || ') || ''/'' || '
            || 'COUNT(*) FILTER (WHERE ' || s.chance || ') END' AS counted
        FROM histories.statistics AS s
        WHERE s.counted IS NOT NULL
        UNION ALL
        FROM (VALUES (0, 'plays', 'NULL'), (0, 'decisions', 'NULL')) AS n (statistic_no, counted_in, counted)
    ) AS c
);
