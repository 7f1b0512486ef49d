-- The entries of players in summaries of tournaments
-- Grain: one row per entry
-- Reads: summary_rows, written_owners
-- Engine: duckdb
-- Access: internal

-- The values of the file's owner belong to the listed player with the owner's name. If the file lacks the name, they
-- belong to the only listed player with the owner's place. In a summary without a list they are a row of their own,
-- with row_no 0.

CREATE OR REPLACE TEMPORARY TABLE written_entries AS
WITH
-- One row per row of a player
listed AS (
    SELECT
        r.summary_no,
        r.line,
        ROW_NUMBER() OVER (PARTITION BY r.summary_no ORDER BY r.line_no, r.piece_no) AS row_no,
        NULLIF(r.player, '[Player not loaded]') AS player,
        TEXT_NUMBER(r.entry) AS entry,
        TEXT_NUMBER(r.place) AS place,
        TEXT_AMOUNT(r.prize) AS prize,
        TRY_CAST(r.percent AS DECIMAL(9, 6)) AS percent,
        r.ticket,
        TEXT_AMOUNT(r.ticket_value) AS ticket_value
    FROM summary_rows AS r
),

-- One row per summary with values of the file's owner: the owner's row in the list; 0 without a list, NULL if the list
-- lacks the owner
owners AS (
    SELECT
        o.summary_no,
        COALESCE(
            MIN(l.row_no) FILTER (WHERE l.player = o.player AND l.place = o.place),
            MIN(l.row_no) FILTER (WHERE l.player = o.player),
            CASE
                WHEN o.player IS NULL AND COUNT(*) FILTER (WHERE l.place = o.place) = 1
                    THEN MIN(l.row_no) FILTER (WHERE l.place = o.place)
            END,
            CASE WHEN COUNT(l.row_no) = 0 THEN 0 END
        ) AS row_no
    FROM written_owners AS o
    LEFT JOIN listed AS l ON o.summary_no = l.summary_no
    GROUP BY o.summary_no, o.player, o.place
),

-- One row per row of owners that has a row_no, with the values of the owner
found_owners AS (
    SELECT f.row_no, v.*
    FROM owners AS f
    INNER JOIN written_owners AS v ON f.summary_no = v.summary_no
    WHERE f.row_no IS NOT NULL
)

SELECT
    COALESCE(l.summary_no, o.summary_no) AS summary_no,
    COALESCE(l.line, o.line) AS line,
    COALESCE(l.row_no, 0) AS row_no,
    COALESCE(l.player, o.player) AS player,
    l.entry,
    COALESCE(l.place, o.place) AS place,
    COALESCE(l.prize, o.prize) AS prize,
    l.percent,
    COALESCE(l.ticket, o.ticket) AS ticket,
    COALESCE(l.ticket_value, o.ticket_value) AS ticket_value,
    o.re_entries,
    o.rebuys,
    o.add_ons,
    o.extra_price,
    o.knockouts,
    o.bounties,
    o.summary_no IS NOT NULL AS is_owner
FROM listed AS l
FULL JOIN found_owners AS o ON l.summary_no = o.summary_no AND l.row_no = o.row_no;
