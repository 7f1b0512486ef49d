-- Counts the statistics again in all saved hands, after histories.statistics has changed
-- Reads: counted_plays, histories.plays, histories.statistics
-- Engine: duckdb

-- Run this file in the database that has the hands. To skip statistics, set a list of their names: SET VARIABLE
-- pokersql_left_out = ['name']. In the commands load and report, this list has the statistics whose expressions fail.
-- If an expression fails here, the column counted of histories.plays and of histories.statistics keeps its values.

UPDATE histories.statistics AS s
SET statistic_no = n.statistic_no
FROM (
    SELECT
        k.statistic,
        (SELECT COALESCE(MAX(m.statistic_no), 0) FROM histories.statistics AS m)
        + ROW_NUMBER() OVER (ORDER BY k.rowid) AS statistic_no
    FROM histories.statistics AS k
    WHERE k.statistic_no IS NULL
) AS n
WHERE s.statistic = n.statistic;

DROP TABLE IF EXISTS temp.counted_plays;

SET VARIABLE pokersql_counting = histories.counting('histories.decisions', 'histories.plays', again := TRUE);

CREATE TEMP TABLE counted_plays AS FROM QUERY(GETVARIABLE('pokersql_counting'));

UPDATE histories.plays AS p
SET counted = c.counted
FROM counted_plays AS c
WHERE p.hand_id = c.hand_id AND p.seat = c.seat AND p.counted <> c.counted;

UPDATE histories.statistics
SET counted = CASE
    WHEN NOT COALESCE(LIST_CONTAINS(GETVARIABLE('pokersql_left_out'), statistic), FALSE)
        THEN CONCAT_WS(';', counted_in, chance, taken)
END
WHERE (SELECT COUNT(*) FROM counted_plays) >= 0;

DROP TABLE counted_plays;
