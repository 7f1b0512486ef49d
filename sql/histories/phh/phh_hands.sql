-- The PHH hands, with one column for each field that pokersql uses
-- Grain: one row per hand
-- Reads: phh_fields, present_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE phh_hands AS
WITH
-- One row per hand: the value of each field
fields AS (
    SELECT
        f.hand_no,
        MAX(f.line) FILTER (WHERE f.field = 'actions') AS actions_line,
        MAX(f.value) FILTER (WHERE f.field = 'variant') AS variant,
        MAX(f.value) FILTER (WHERE f.field = 'ante_trimming_status') AS ante_trimming_status,
        MAX(f.value) FILTER (WHERE f.field = 'antes') AS antes,
        MAX(f.value) FILTER (WHERE f.field = 'blinds_or_straddles') AS blinds_or_straddles,
        MAX(f.value) FILTER (WHERE f.field = 'bring_in') AS bring_in,
        MAX(f.value) FILTER (WHERE f.field = 'starting_stacks') AS starting_stacks,
        MAX(f.value) FILTER (WHERE f.field = 'actions') AS actions,
        MAX(f.value) FILTER (WHERE f.field = 'players') AS players,
        MAX(f.value) FILTER (WHERE f.field = 'seats') AS seats,
        MAX(f.value) FILTER (WHERE f.field = 'finishing_stacks') AS finishing_stacks,
        MAX(f.value) FILTER (WHERE f.field = 'winnings') AS winnings,
        MAX(f.value) FILTER (WHERE f.field = 'hand') AS hand,
        MAX(f.value) FILTER (WHERE f.field = 'venue') AS venue,
        MAX(f.value) FILTER (WHERE f.field = 'event') AS event,
        MAX(f.value) FILTER (WHERE f.field = 'table') AS table_name,
        MAX(f.value) FILTER (WHERE f.field = 'time') AS time,
        MAX(f.value) FILTER (WHERE f.field = 'day') AS day,
        MAX(f.value) FILTER (WHERE f.field = 'month') AS month,
        MAX(f.value) FILTER (WHERE f.field = 'year') AS year,
        MAX(f.value) FILTER (WHERE f.field = 'time_zone') AS time_zone,
        MAX(f.value) FILTER (WHERE f.field = 'time_zone_abbreviation') AS time_zone_abbreviation,
        MAX(f.value) FILTER (WHERE f.field = 'currency') AS currency,
        MAX(f.value) FILTER (WHERE f.field = 'currency_symbol') AS currency_symbol
    FROM phh_fields AS f
    GROUP BY f.hand_no
)

SELECT
    t.hand_no,
    t.line,
    COALESCE(f.actions_line, t.line) AS actions_line,
    TOML_TEXT(f.variant) AS variant,
    f.ante_trimming_status = 'true' AS trims_antes,
    TOML_NUMBERS(f.antes) AS antes,
    TOML_NUMBERS(f.blinds_or_straddles) AS blinds,
    TRY_CAST(f.bring_in AS DECIMAL(18, 4)) AS bring_in,
    TOML_NUMBERS(f.starting_stacks) AS stacks,
    CONTAINS(f.starting_stacks, 'inf') AS has_no_stacks,
    TOML_TEXTS(f.actions) AS actions,
    TOML_TEXTS(f.players) AS players,
    TOML_NUMBERS(f.seats) AS seats,
    TOML_NUMBERS(f.finishing_stacks) AS finishing_stacks,
    TOML_NUMBERS(f.winnings) AS winnings,
    TOML_TEXT(f.hand) AS site_hand_id,
    TOML_TEXT(f.venue) AS venue,
    COALESCE(TOML_TEXT(f.venue), TOML_TEXT(f.event)) AS site,
    TOML_TEXT(f.table_name) AS table_name,
    TRY_CAST(
        CONCAT(f.year, '-', LPAD(f.month, 2, '0'), '-', LPAD(f.day, 2, '0'), ' ', COALESCE(f.time, '00:00:00'))
        AS TIMESTAMP
    ) AS played_at,
    COALESCE(TOML_TEXT(f.time_zone), TOML_TEXT(f.time_zone_abbreviation)) AS time_zone,
    COALESCE(TOML_TEXT(f.currency), TOML_TEXT(f.currency_symbol)) AS currency
FROM present_hands AS t
INNER JOIN fields AS f ON t.hand_no = f.hand_no;
