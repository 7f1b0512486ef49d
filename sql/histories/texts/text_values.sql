-- The values in the lines of hands in text formats
-- Grain: one row per line that a template matches, without lines of the kinds that pokersql_query leaves out
-- Reads: line_rules, present_hands, text_matches
-- Engine: duckdb
-- Access: internal

-- amount is {amount} or {put}; in lines with {small} and {big}, it is the sum of these two. is_put is TRUE if the line
-- has {put}. The kind 'call to' becomes 'call' with is_total: amount is the whole bet. is_bad is TRUE if the amount or
-- the fee can't be read. In the line of a street or a board, cards has all cards of the line.

SET VARIABLE pokersql_query = (
    WITH
    -- One row per distinct pair (names, columns) in line_rules: the query of the lines whose rules have this pair
    queries AS (
        SELECT
            ' UNION ALL BY NAME SELECT l.* EXCLUDE (l.text, l.player, l.action)' || r.columns
            || COALESCE(
                ', UNNEST(CASE l.rule_no '
                || STRING_AGG('WHEN ' || r.rule_no || ' THEN ' || r.reading, ' ' ORDER BY r.rule_no) || ' END)', ''
            )
            || ' FROM text_matches AS l WHERE l.rule_no IN ('
            || STRING_AGG(CAST(r.rule_no AS VARCHAR), ', ' ORDER BY r.rule_no) || ')' AS query
        FROM line_rules AS r
        WHERE
            r.kind NOT IN ('seat', 'anonymous seat', 'table', 'chat', 'other', 'summary')
            AND r.format IN (SELECT h.format FROM present_hands AS h)
        GROUP BY r.names, r.columns
    )

    SELECT
        'SELECT l.* EXCLUDE (l.text, l.player, l.action), '
        || NULL_TEXTS(TEMPLATE_VALUE_NAMES())
        || ', NULL::BOOLEAN AS says_all_in FROM text_matches AS l WHERE FALSE'
        || COALESCE(STRING_AGG(q.query, ''), '')
    FROM queries AS q
);

CREATE OR REPLACE TEMPORARY TABLE text_values AS
WITH
-- One row per line: its values
line_values AS (
    SELECT
        r.* EXCLUDE (r.rule_no) REPLACE (
            TRY_CAST(r.seat AS INTEGER) AS seat,
            LTRIM(r.player) AS player,
            COALESCE(TEXT_AMOUNT(COALESCE(r.amount, r.put)), TEXT_AMOUNT(r.small) + TEXT_AMOUNT(r.big)) AS amount,
            TEXT_AMOUNT(r.small) AS small,
            TEXT_AMOUNT(r.big) AS big,
            TEXT_AMOUNT(r.raise_by) AS raise_by,
            TEXT_AMOUNT(r.fee) AS fee,
            TEXT_AMOUNT(r.pot) AS pot,
            TEXT_CARDS(r.cards) AS cards
        ),
        CASE WHEN k.kind = 'call to' THEN 'call' ELSE k.kind END AS kind,
        COALESCE(r.amount, r.put, r.small) IS NOT NULL AS has_amount,
        r.put IS NOT NULL AS is_put,
        NULLIF(k.kind = 'call to', FALSE) AS is_total,
        r.fee > '' AS has_fee
    FROM QUERY(GETVARIABLE('pokersql_query')) AS r
    INNER JOIN line_rules AS k ON r.rule_no = k.rule_no
)

SELECT
    v.* EXCLUDE (v.put, v.stack, v.has_amount, v.has_fee),
    (v.has_amount AND v.amount IS NULL) OR COALESCE(v.has_fee AND v.fee IS NULL, FALSE) AS is_bad
FROM line_values AS v;
