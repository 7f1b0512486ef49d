-- A macro that finds hands by their number
-- Reads: histories.hands
-- Engine: duckdb

-- number is the hand_id of a hand, or the number that the room gave the hand, also with a # before it.

-- One row per hand with the number
CREATE OR REPLACE MACRO histories.hands_numbered(number, room_name := NULL) AS TABLE
SELECT h.*
FROM histories.hands AS h
WHERE LTRIM(number, '#') IN (h.site_hand_id, CAST(h.hand_id AS VARCHAR)) AND (room_name IS NULL OR h.room = room_name)
ORDER BY h.hand_id;
