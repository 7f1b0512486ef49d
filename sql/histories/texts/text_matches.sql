-- The lines of hands in text formats, each with the rule that reads it
-- Grain: one row per line
-- Reads: hand_lines, line_rules, present_hands, text_names
-- Engine: duckdb
-- Access: internal

-- rule_no is NULL if no template matches the line. If the line begins with a listed player's name, player is the name,
-- and action is the text after the opening.

SET VARIABLE pokersql_query = (
    WITH
    -- One row per format and place: the SQL of a CASE that tries the rules of this place
    cases AS (
        SELECT
            r.format,
            r.place,
            'CASE ' || STRING_AGG('WHEN ' || r.condition || ' THEN ' || r.rule_no, ' ' ORDER BY r.rule_no)
            || ' END' AS tried
        FROM line_rules AS r
        GROUP BY r.format, r.place
    ),

    -- One row per format: the query that finds the rules of its lines
    queries AS (
        SELECT
            'SELECT l.*, COALESCE(' || STRING_AGG(c.tried, ', ' ORDER BY c.place) || ') AS rule_no FROM ('
            || 'SELECT h.*, n.player, SUBSTR(h.text, n.length + 1) AS action FROM hand_lines AS h '
            || 'INNER JOIN present_hands AS p ON h.hand_no = p.hand_no '
            || 'LEFT JOIN text_names AS n ON h.line_no = n.line_no '
            || 'WHERE h.line_no > h.hand_no AND h.format = ' || TEXT_LITERAL(c.format) || ') AS l' AS query
        FROM cases AS c
        WHERE c.format IN (SELECT h.format FROM present_hands AS h)
        GROUP BY c.format
    )

    SELECT
        'SELECT h.*, NULL::VARCHAR AS player, NULL::VARCHAR AS action, NULL::INTEGER AS rule_no FROM hand_lines AS h '
        || 'WHERE FALSE' || COALESCE(STRING_AGG(' UNION ALL ' || q.query, ''), '')
    FROM queries AS q
);

CREATE OR REPLACE TEMPORARY TABLE text_matches AS
SELECT q.hand_no, q.line_no, q.line, q.text, q.in_summary, q.player, q.action, q.rule_no
FROM QUERY(GETVARIABLE('pokersql_query')) AS q;
