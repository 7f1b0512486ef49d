-- Splits lines of XML before each hand, session and table that begins within the line
-- Grain: one new row of history_lines per part of a split line; the row of the whole line is deleted
-- Reads: history_lines, source_formats, xml_games
-- Engine: duckdb
-- Access: internal

-- The parts of a line are inserted in the order of the text, because numbered_lines keeps the order of insertion.

INSERT INTO history_lines
WITH
-- One row per line to split: the list of its parts
lines AS (
    SELECT
        l.source,
        l.line,
        STRING_SPLIT(REGEXP_REPLACE(l.text, '<(\?xml|session|description|game)\b', CHR(30) || '<\1', 'g'), CHR(30))
            AS pieces
    FROM history_lines AS l
    INNER JOIN source_formats AS f ON l.source = f.source
    WHERE
        f.format IN (SELECT g.format FROM xml_games AS g)
        AND REGEXP_MATCHES(l.text, '\S\s*<(?:\?xml|session|description|game)\b')
),

-- One row per part of a line
pieces AS (
    SELECT l.source, l.line, UNNEST(RANGE(LEN(l.pieces))) AS piece_no, UNNEST(l.pieces) AS text
    FROM lines AS l
)

SELECT p.source, p.line, p.text
FROM pieces AS p
ORDER BY p.source, p.line, p.piece_no;

DELETE FROM history_lines
WHERE
    CONTAINS(text, '<')
    AND REGEXP_MATCHES(text, '\S\s*<(?:\?xml|session|description|game)\b')
    AND source IN (
        SELECT f.source FROM source_formats AS f
        WHERE f.format IN (SELECT g.format FROM xml_games AS g)
    );
