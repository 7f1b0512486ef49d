-- A macro that reads text files and gives the rows of history_lines
-- Engine: duckdb

-- Example: FROM text_lines('hands/*.phh'). The files must be UTF-8.

-- One row per line of the files that match a pattern: the columns of history_lines
CREATE OR REPLACE TEMPORARY MACRO text_lines(files) AS TABLE
SELECT
    t.filename AS source,
    UNNEST(RANGE(1, LEN(t.lines) + 1)) AS line,
    UNNEST(t.lines) AS text
FROM (
    SELECT
        r.filename,
        STRING_SPLIT(REPLACE(LTRIM(r.content, CHR(65279)), E'\r\n', E'\n'), E'\n') AS lines
    FROM READ_TEXT(files) AS r
) AS t;
