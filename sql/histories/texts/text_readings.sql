-- The values in the lines of hands in text formats, as texts
-- Grain: one row per line that a template matches, without first lines of hands, seat lists and lines without effect
-- Reads: line_rules, present_hands, text_matches
-- Engine: duckdb
-- Access: internal

-- kind is that of line_templates. cards of a street or a board are the whole line.

SET VARIABLE pokersql_query = (
    WITH
    -- One row per rule whose values count
    rules AS (
        SELECT r.*
        FROM line_rules AS r
        WHERE
            r.kind NOT IN ('seat', 'anonymous seat', 'table', 'chat', 'other', 'summary')
            AND r.format IN (SELECT h.format FROM present_hands AS h)
    )

    SELECT
        'SELECT l.* EXCLUDE (l.text, l.player, l.action, l.rule_no), '
        || NULL_TEXTS(
            [
                'kind', 'seat', 'player', 'amount', 'put', 'raise_by', 'fee', 'small', 'big', 'cards', 'pot', 'rest'
            ]
        )
        || ', NULL::BOOLEAN AS says_all_in FROM text_matches AS l WHERE FALSE'
        || COALESCE(
            STRING_AGG(
                ' UNION ALL BY NAME SELECT l.* EXCLUDE (l.text, l.player, l.action, l.rule_no), '
                || TEXT_LITERAL(r.kind) || ' AS kind'
                || CASE WHEN r.by_name THEN ', l.player' ELSE '' END || COALESCE(', ' || r.reading, '')
                || ' FROM text_matches AS l WHERE l.rule_no = ' || r.rule_no, ''
            ),
            ''
        )
    FROM rules AS r
);

CREATE OR REPLACE TEMPORARY TABLE text_readings AS
FROM QUERY(GETVARIABLE('pokersql_query'));
