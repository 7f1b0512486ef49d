-- The summaries of tournaments
-- Grain: one row per summary
-- Reads: betting_words, room_currencies, room_games, rooms, summary_formats, summary_values
-- Engine: duckdb
-- Access: internal

-- histories.summaries explains the columns.

CREATE OR REPLACE TEMPORARY TABLE written_summaries AS
WITH
-- One row per summary: its site, room and number
names AS (
    SELECT
        v.*,
        COALESCE(h.site, v.site, f.site) AS known_site,
        COALESCE(m.room, h.site, v.site, f.site) AS room,
        NULLIF(CONCAT_WS(' ', v.id, v.match), '') AS tournament
    FROM summary_values AS v
    INNER JOIN summary_formats AS f ON v.format = f.format
    LEFT JOIN rooms AS h ON v.site = h.header
    LEFT JOIN rooms AS m ON COALESCE(h.site, v.site, f.site) = m.site
),

-- One row per summary with a known game: the game and betting of the longest matching name in room_games
games AS (
    SELECT v.summary_no, ARG_MAX(g.game, LENGTH(g.name)) AS game, ARG_MAX(g.betting, LENGTH(g.name)) AS betting
    FROM summary_values AS v
    INNER JOIN summary_formats AS f ON v.format = f.format
    INNER JOIN room_games AS g
        ON
            f.hand_format = g.format
            AND CASE WHEN g.betting IS NULL THEN ENDS_WITH(LOWER(v.game), g.name) ELSE LOWER(v.game) = g.name END
    GROUP BY v.summary_no
)

SELECT
    n.summary_no,
    n.source,
    n.line,
    n.known_site AS site,
    n.room,
    n.tournament,
    TRIM(n.name) AS name,
    g.game,
    COALESCE(g.betting, b.betting) AS betting,
    CASE WHEN n.buy_in IS NULL AND n.free IS NOT NULL THEN 0 ELSE JOINED_AMOUNTS(n.buy_in) END
    + CASE WHEN n.bounty_part IS NULL THEN 0 ELSE TEXT_AMOUNT(n.bounty_part) END AS buy_in,
    CASE WHEN n.buy_in IS NULL AND n.free IS NOT NULL THEN 0 ELSE TEXT_AMOUNT(n.fee) END AS fee,
    TEXT_AMOUNT(COALESCE(n.bounty_part, n.bounty)) AS bounty,
    COALESCE(c.currency, n.currency) AS currency,
    JOINED_AMOUNTS(n.rebuy) AS rebuy,
    JOINED_AMOUNTS(n.add_on) AS add_on,
    LOWER(n.speed) AS speed,
    TEXT_NUMBER(n.players) AS players,
    TEXT_AMOUNT(n.prize_pool) AS prize_pool,
    COALESCE(p.currency, n.prize_currency, c.currency, n.currency) AS prize_currency,
    n.target,
    TEXT_AMOUNT(n.ticket_buy_in) + COALESCE(TEXT_AMOUNT(n.ticket_fee), 0) AS ticket_value,
    TEXT_TIME(n.started) AS started_at,
    TEXT_TIME(n.ended) AS ended_at,
    n.zone AS time_zone
FROM names AS n
LEFT JOIN games AS g ON n.summary_no = g.summary_no
LEFT JOIN betting_words AS b ON LOWER(n.betting) = b.words
LEFT JOIN room_currencies AS c ON n.room = c.room AND n.currency = c.sign
LEFT JOIN room_currencies AS p ON n.room = p.room AND n.prize_currency = p.sign;
