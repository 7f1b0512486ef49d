-- A macro that writes the query by which the statistics count
-- Reads: histories.statistics
-- Engine: duckdb

-- The rows of a table, with the two sums of 2^(statistic_no - 1): SET VARIABLE x = histories.counting('plays', 'my_plays'),
-- and FROM QUERY(GETVARIABLE('x')).
CREATE OR REPLACE MACRO histories.counting(table_name, rows_name) AS (
    SELECT
        'SELECT r.*, CAST(' || COALESCE(STRING_AGG(s.chance_bit, ' | '), '0') || ' AS UBIGINT) AS chances, CAST('
        || COALESCE(STRING_AGG(s.taken_bit, ' | '), '0') || ' AS UBIGINT) AS taken FROM ' || rows_name || ' AS r'
    FROM (
        SELECT
            'CASE WHEN ' || k.chance || ' THEN ' || k.place_bit || ' ELSE 0 END' AS chance_bit,
            'CASE WHEN ' || k.taken || ' THEN ' || k.place_bit || ' ELSE 0 END' AS taken_bit
        FROM (
            SELECT
                '(' || t.chance || ')' AS chance,
                '(' || t.taken || ')' AS taken,
                'CAST(' || (CAST(1 AS UBIGINT) << (t.statistic_no - 1)) || ' AS UBIGINT)' AS place_bit
            FROM histories.statistics AS t
            WHERE t.counted_in = table_name AND t.counted IS NOT NULL
        ) AS k
    ) AS s
);
