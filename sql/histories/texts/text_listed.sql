-- The players in the seat lists of hands in text formats, including players who sit out
-- Grain: one row per hand and seat
-- Reads: hand_lines, line_rules, present_hands
-- Engine: duckdb
-- Access: internal

SET VARIABLE pokersql_query = (
    SELECT
        'SELECT NULL AS hand_no, NULL AS line_no, NULL AS seat, NULL AS player, NULL AS stack WHERE FALSE'
        || STRING_AGG(
            ' UNION ALL BY NAME SELECT l.hand_no, l.line_no, ' || r.reading || ' FROM hand_lines AS l WHERE l.format = '
            || TEXT_LITERAL(r.format) || ' AND ' || r.condition, ''
        )
    FROM line_rules AS r
    WHERE r.kind = 'seat'
);

CREATE OR REPLACE TEMPORARY TABLE text_listed AS
SELECT
    CAST(q.hand_no AS BIGINT) AS hand_no,
    TRY_CAST(q.seat AS INTEGER) AS seat,
    LTRIM(q.player) AS player,
    TEXT_AMOUNT(q.stack) AS stack,
    MIN(CAST(q.line_no AS BIGINT)) AS line_no
FROM QUERY(GETVARIABLE('pokersql_query')) AS q
WHERE q.hand_no IN (SELECT r.hand_no FROM present_hands AS r) AND LTRIM(q.player) > ''
GROUP BY ALL;
