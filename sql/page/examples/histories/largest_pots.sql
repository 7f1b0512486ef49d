-- Your ten largest pots, in big blinds
-- Grain: one row per hand
-- Reads: histories.hands
-- Engine: duckdb

SELECT
    h.room,
    h.site_hand_id,
    h.game,
    h.players,
    h.board,
    h.pot,
    h.pot / NULLIF(h.big_blind, 0) AS big_blinds
FROM histories.hands AS h
ORDER BY big_blinds DESC NULLS LAST, h.hand_id ASC
LIMIT 10;
