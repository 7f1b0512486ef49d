-- Counts all hands again by the statistics that are in the table now
-- Grain: every row of histories.decisions and histories.plays, made again
-- Reads: counted_decisions, counted_plays, histories.decisions, histories.plays, histories.statistics
-- Engine: duckdb

-- In the database of the hands, after an INSERT into histories.statistics or an UPDATE of it. One that is named by
-- SET VARIABLE pokersql_left_out = ['name'] is not counted: the command finds out which can't be.

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
    WHEN NOT COALESCE(LIST_CONTAINS(GETVARIABLE('pokersql_left_out'), statistic), FALSE) THEN CONCAT_WS(';', chance, taken)
END;

SET VARIABLE pokersql_counting = histories.counting(
    'decisions', '(SELECT d.* EXCLUDE (chances, taken) FROM histories.decisions AS d)'
);

CREATE OR REPLACE TEMPORARY TABLE counted_decisions AS FROM QUERY(GETVARIABLE('pokersql_counting'));

SET VARIABLE pokersql_counting = histories.counting(
    'plays', '(SELECT p.* EXCLUDE (chances, taken) FROM histories.plays AS p)'
);

CREATE OR REPLACE TEMPORARY TABLE counted_plays AS FROM QUERY(GETVARIABLE('pokersql_counting'));

TRUNCATE histories.decisions;
INSERT INTO histories.decisions BY NAME FROM counted_decisions;
TRUNCATE histories.plays;
INSERT INTO histories.plays BY NAME FROM counted_plays;
DROP TABLE counted_decisions;
DROP TABLE counted_plays;

COMMIT;
