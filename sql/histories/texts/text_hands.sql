-- The hands in text formats
-- Grain: one row per hand
-- Reads: betting_words, game_names, rooms, text_fields, text_values
-- Engine: duckdb
-- Access: internal

-- stake_1 and stake_2 are the blinds; in fixed-limit games they are the small bet and the big bet. button_seat is from
-- the lines before the play. If only the summary has the button, it is from the summary and tells_button is FALSE.

CREATE OR REPLACE TEMPORARY TABLE text_hands AS
WITH
-- One row per hand with a line of its button, its pot or its end before play: the values of these lines
totals AS (
    SELECT
        v.hand_no,
        MIN(v.seat) FILTER (WHERE v.kind = 'button') AS button_seat,
        MIN(v.seat) FILTER (WHERE v.kind = 'player' AND CONTAINS(v.rest, '(button)')) AS summary_button,
        MIN(v.pot + CASE WHEN v.kind = 'net total' THEN COALESCE(TEXT_SUM(v.rest), 0) ELSE 0 END) AS pot,
        MIN(TEXT_SUM(v.rest)) FILTER (WHERE v.kind IN ('total', 'net total')) AS rake,
        BOOL_OR(v.kind = 'cancelled') AS cancelled
    FROM text_values AS v
    WHERE v.kind IN ('button', 'player', 'total', 'net total', 'cancelled')
    GROUP BY v.hand_no
),

-- One row per hand: the game whose name is in the fields; of several matching names the longest counts
games AS (
    SELECT f.hand_no, ARG_MAX(g.game, LENGTH(g.name)) AS game, ARG_MAX(g.betting, LENGTH(g.name)) AS betting
    FROM text_fields AS f
    INNER JOIN game_names AS g
        ON
            f.format = g.format
            AND CASE WHEN g.betting IS NULL THEN ENDS_WITH(LOWER(f.game), g.name) ELSE LOWER(f.game) = g.name END
    GROUP BY f.hand_no
)

SELECT
    f.hand_no,
    f.format,
    f.first_line,
    COALESCE(r.site, f.site) AS site,
    f.id AS site_hand_id,
    f.tournament,
    TRY_STRPTIME(
        REPLACE(CONCAT_WS(' ', f.day, f.year, f.time), '- ', ''),
        [
            '%Y/%m/%d %H:%M:%S',
            '%Y/%m/%d %H:%M',
            '%Y-%m-%d %H:%M:%S',
            '%d %m %Y %H:%M:%S',
            '%B %d %Y %H:%M:%S',
            '%B %d %Y %H:%M',
            '%b %d %Y %H:%M:%S'
        ]
    ) AS played_at,
    f.zone AS time_zone,
    f.table AS table_name,
    COALESCE(TRY_CAST(f.button AS INTEGER), t.button_seat, t.summary_button) AS button_seat,
    t.summary_button IS NULL OR COALESCE(f.button, CAST(t.button_seat AS VARCHAR)) IS NOT NULL AS tells_button,
    g.game,
    COALESCE(g.betting, b.betting) AS betting,
    TEXT_AMOUNT(f.small) AS stake_1,
    TEXT_AMOUNT(f.big) AS stake_2,
    TEXT_AMOUNT(f.cap) AS cap,
    CASE WHEN f.tournament IS NULL THEN f.currency END AS currency,
    t.pot,
    t.rake,
    CASE
        WHEN
            (f.small IS NOT NULL AND TEXT_AMOUNT(f.small) IS NULL) OR (f.big IS NOT NULL AND TEXT_AMOUNT(f.big) IS NULL)
            THEN CONCAT_WS('/', f.small, f.big)
    END AS bad_stakes,
    f.has_summary,
    f.date IS NOT NULL AS tells_time,
    COALESCE(t.cancelled, FALSE) AS cancelled
FROM text_fields AS f
LEFT JOIN rooms AS r ON f.site = r.header
LEFT JOIN totals AS t ON f.hand_no = t.hand_no
LEFT JOIN games AS g ON f.hand_no = g.hand_no
LEFT JOIN betting_words AS b ON LOWER(f.betting) = b.words;
