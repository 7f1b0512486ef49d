-- Writes the ends of players' tournaments, and their bounties, rebuys and add-ons, in text formats to written_finishes
-- Grain: one new row of written_finishes per hand and player
-- Reads: text_values, written_finishes
-- Engine: duckdb
-- Access: internal

-- The winner of the tournament also wins the own bounty.

INSERT INTO written_finishes BY NAME
SELECT
    v.hand_no,
    v.player,
    MIN(CASE WHEN v.kind = 'win' THEN 1 ELSE TEXT_NUMBER(v.place) END) AS place,
    MAX(CASE WHEN v.kind IN ('finish', 'win') THEN v.amount END) AS prize,
    MIN(CASE WHEN v.kind = 'finish' THEN v.rest END) AS ticket,
    COUNT(*) FILTER (WHERE v.kind = 'knockout') AS knockouts,
    COALESCE(SUM(v.amount) FILTER (WHERE v.kind = 'knockout'), 0)
    + CASE WHEN BOOL_OR(v.kind = 'win') THEN COALESCE(MAX(v.pot), 0) ELSE 0 END AS bounties,
    COUNT(*) FILTER (WHERE v.kind = 'rebuy') AS rebuys,
    COUNT(*) FILTER (WHERE v.kind = 'add-on') AS add_ons,
    COALESCE(SUM(v.amount) FILTER (WHERE v.kind IN ('rebuy', 'add-on')), 0) AS extra_price
FROM text_values AS v
WHERE v.kind IN ('finish', 'win', 'knockout', 'rebuy', 'add-on') AND v.player > ''
GROUP BY v.hand_no, v.player;
