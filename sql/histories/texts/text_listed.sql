-- The players in the seat lists of hands in text formats, including players who sit out
-- Grain: one row per hand and seat
-- Reads: hand_lines, line_rules, present_hands
-- Engine: duckdb
-- Access: internal

-- currency is the sign before the stack. anonymous is TRUE for a player without a lasting name. If the seats in a list
-- with anonymous players are out of order, seat is the place in the list, and by_place is TRUE.

SET VARIABLE pokersql_query = (
    SELECT
        'SELECT NULL AS hand_no, NULL AS line_no, NULL AS seat, NULL AS player, NULL AS stack, NULL AS anonymous '
        || 'WHERE FALSE'
        || STRING_AGG(
            ' UNION ALL BY NAME SELECT l.hand_no, l.line_no, ' || CAST(r.kind = 'anonymous seat' AS VARCHAR)
            || ' AS anonymous, UNNEST(' || r.reading || ') FROM hand_lines AS l WHERE l.format = '
            || TEXT_LITERAL(r.format) || ' AND ' || r.condition, ''
        )
    FROM line_rules AS r
    WHERE r.kind IN ('seat', 'anonymous seat')
);

CREATE OR REPLACE TEMPORARY TABLE text_listed AS
WITH
-- One row per hand and seat
listed AS (
    SELECT
        CAST(q.hand_no AS BIGINT) AS hand_no,
        TRY_CAST(q.seat AS INTEGER) AS seat,
        LTRIM(q.player) AS player,
        TEXT_AMOUNT(q.stack) AS stack,
        REGEXP_EXTRACT(q.stack, '^[$€£¥₮]') AS currency,
        CAST(q.anonymous AS BOOLEAN) AS anonymous,
        MIN(CAST(q.line_no AS BIGINT)) AS line_no
    FROM QUERY(GETVARIABLE('pokersql_query')) AS q
    WHERE q.hand_no IN (SELECT r.hand_no FROM present_hands AS r) AND LTRIM(q.player) > ''
    GROUP BY ALL
),

-- One row per hand and seat, in hands with an anonymous player: its place in the list, and the seat listed before it
places AS (
    SELECT
        l.hand_no,
        l.line_no,
        l.seat,
        ROW_NUMBER() OVER list AS place,
        LAG(l.seat) OVER list AS seat_before
    FROM listed AS l
    WHERE l.hand_no IN (SELECT a.hand_no FROM listed AS a WHERE a.anonymous)
    WINDOW list AS (PARTITION BY l.hand_no ORDER BY l.line_no)
)

SELECT l.* REPLACE (COALESCE(CAST(p.place AS INTEGER), l.seat) AS seat), p.place IS NOT NULL AS by_place
FROM listed AS l
LEFT JOIN places AS p
    ON
        l.hand_no = p.hand_no AND l.line_no = p.line_no
        AND p.hand_no IN (SELECT u.hand_no FROM places AS u WHERE u.seat < u.seat_before);
