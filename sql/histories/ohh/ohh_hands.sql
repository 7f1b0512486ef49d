-- The hands of Open Hand History files
-- Grain: one row per hand
-- Reads: hand_lines, ohh_games, present_hands
-- Source: the Open Hand History standard, 1.4.7
-- Engine: duckdb
-- Access: internal

-- ohh is the JSON object of the hand, NULL if the text is not JSON.

CREATE OR REPLACE TEMPORARY TABLE ohh_hands AS
WITH
-- One row per hand: the text of its lines
texts AS (
    SELECT r.hand_no, r.line, STRING_AGG(l.text, E'\n' ORDER BY l.line_no) AS text
    FROM present_hands AS r
    INNER JOIN hand_lines AS l ON r.hand_no = l.hand_no
    WHERE r.format = 'ohh'
    GROUP BY r.hand_no, r.line
),

-- One row per hand: the JSON object of the hand
objects AS (
    SELECT t.*, JSON_EXTRACT(TRY_CAST(REGEXP_REPLACE(t.text, '^[\s\[,]+|[\s\],]+$', '', 'g') AS JSON), '$.ohh') AS ohh
    FROM texts AS t
)

SELECT
    o.hand_no,
    o.line,
    o.ohh,
    COALESCE(o.ohh ->> '$.site_name', o.ohh ->> '$.network_name') AS site,
    o.ohh ->> '$.game_number' AS site_hand_id,
    CASE
        WHEN o.ohh ->> '$.tournament' = 'true' THEN COALESCE(o.ohh ->> '$.tournament_info.tournament_number', '')
    END AS tournament,
    o.ohh ->> '$.tournament_info.name' AS tournament_name,
    TRY_CAST(o.ohh ->> '$.tournament_info.buyin_amount' AS DECIMAL(18, 4))
    + COALESCE(TRY_CAST(o.ohh ->> '$.tournament_info.bounty_fee_amount' AS DECIMAL(18, 4)), 0) AS buy_in,
    TRY_CAST(o.ohh ->> '$.tournament_info.fee_amount' AS DECIMAL(18, 4)) AS fee,
    NULLIF(TRY_CAST(o.ohh ->> '$.tournament_info.bounty_fee_amount' AS DECIMAL(18, 4)), 0) AS bounty,
    NULLIF(o.ohh ->> '$.tournament_info.currency', '') AS buy_in_currency,
    LOWER(o.ohh ->> '$.tournament_info.speed.type') AS speed,
    TRY_CAST(REPLACE(o.ohh ->> '$.start_date_utc', 'Z', '') AS TIMESTAMP) AS played_at,
    o.ohh ->> '$.table_name' AS table_name,
    o.ohh ->> '$.game_type' AS game_type,
    g.game,
    CASE o.ohh ->> '$.bet_limit.bet_type'
        WHEN 'NL' THEN 'no limit' WHEN 'PL' THEN 'pot limit' WHEN 'FL' THEN 'fixed limit'
    END AS betting,
    NULLIF(o.ohh ->> '$.currency', '') AS currency,
    TRY_CAST(o.ohh ->> '$.dealer_seat' AS INTEGER) AS button_seat,
    COALESCE(TRY_CAST(o.ohh ->> '$.small_blind_amount' AS DECIMAL(18, 4)), 0) AS small_blind,
    COALESCE(TRY_CAST(o.ohh ->> '$.big_blind_amount' AS DECIMAL(18, 4)), 0) AS big_blind,
    COALESCE(TRY_CAST(o.ohh ->> '$.ante_amount' AS DECIMAL(18, 4)), 0) AS ante,
    FROM_JSON(
        o.ohh -> '$.players',
        '[{"id": "VARCHAR", "seat": "INTEGER", "name": "VARCHAR", "starting_stack": "DECIMAL(18, 4)",
        "is_sitting_out": "BOOLEAN", "cards": "JSON"}]'
    ) AS players,
    FROM_JSON(
        o.ohh -> '$.rounds',
        '[{"street": "VARCHAR", "cards": "JSON", "actions": [{"action_number": "BIGINT", "player_id": "VARCHAR",
        "action": "VARCHAR", "amount": "DECIMAL(18, 4)", "cards": "JSON"}]}]'
    ) AS rounds,
    FROM_JSON(
        o.ohh -> '$.pots',
        '[{"amount": "DECIMAL(18, 4)", "rake": "DECIMAL(18, 4)", "jackpot": "DECIMAL(18, 4)",
        "player_wins": [{"player_id": "VARCHAR", "win_amount": "DECIMAL(18, 4)"}]}]'
    ) AS pots
FROM objects AS o
LEFT JOIN ohh_games AS g ON o.ohh ->> '$.game_type' = g.game_type;
