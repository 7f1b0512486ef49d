-- The owners of the files with summaries of tournaments, as the summaries tell them
-- Grain: one row per summary that tells the owner's name or place
-- Reads: summary_formats, summary_values
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE written_owners AS
SELECT
    v.summary_no,
    v.source,
    v.line,
    v.own_player AS player,
    TEXT_NUMBER(v.own_place) AS place,
    TEXT_AMOUNT(v.own_prize) AS prize,
    v.own_ticket AS ticket,
    TEXT_AMOUNT(v.own_ticket_value) AS ticket_value,
    TEXT_NUMBER(v.own_re_entries) AS re_entries,
    TEXT_NUMBER(v.own_rebuys) AS rebuys,
    TEXT_NUMBER(v.own_add_ons) AS add_ons,
    TEXT_AMOUNT(v.own_extra_price) AS extra_price,
    TEXT_NUMBER(v.own_knockouts) AS knockouts,
    COALESCE(
        TEXT_AMOUNT(v.own_bounties), CASE WHEN f.tells_bounties AND v.own_knockouts IS NULL THEN 0 END
    ) AS bounties
FROM summary_values AS v
INNER JOIN summary_formats AS f ON v.format = f.format
WHERE v.own_player IS NOT NULL OR v.own_place IS NOT NULL;
