-- Counts all hands again by the rows of histories.statistics
-- Reads: histories.plays, histories.statistics
-- Engine: duckdb

-- Run it in the database of the hands after changing the rows. A statistic in the list of
-- SET VARIABLE pokersql_left_out = ['name'] is not counted: the command lists those whose expressions fail.

BEGIN;

UPDATE histories.statistics AS s
SET statistic_no = n.statistic_no
FROM (
    SELECT
        k.statistic,
        (SELECT COALESCE(MAX(m.statistic_no), 0) FROM histories.statistics AS m)
        + ROW_NUMBER() OVER (ORDER BY k.statistic) AS statistic_no
    FROM histories.statistics AS k
    WHERE k.statistic_no IS NULL
) AS n
WHERE s.statistic = n.statistic;

UPDATE histories.statistics
SET counted = CASE
    WHEN NOT COALESCE(LIST_CONTAINS(GETVARIABLE('pokersql_left_out'), statistic), FALSE)
        THEN CONCAT_WS(';', chance, taken)
END;

SET VARIABLE pokersql_counting = histories.counting('histories.decisions', 'histories.plays');

UPDATE histories.plays AS p
SET counted = c.counted
FROM QUERY(GETVARIABLE('pokersql_counting')) AS c
WHERE p.hand_id = c.hand_id AND p.seat = c.seat AND p.counted <> c.counted;

COMMIT;
