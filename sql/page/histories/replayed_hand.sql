-- The hand that the page replays
-- Grain: one row; if several hands have the number $hand, the one with the smallest hand_id
-- Reads: histories.seats
-- Engine: duckdb

SELECT
    h.hand_id,
    COALESCE(h.room, h.site) AS room,
    h.site_hand_id,
    h.played_at,
    h.tournament,
    h.table_name,
    h.game,
    h.betting,
    h.small_blind,
    h.big_blind,
    h.ante,
    h.currency,
    h.whole,
    (SELECT MIN(s.seat) FROM histories.seats AS s WHERE s.hand_id = h.hand_id AND s.is_owner) AS owner_seat,
    h.button_seat
FROM histories.hands_numbered($hand) AS h
LIMIT 1;
