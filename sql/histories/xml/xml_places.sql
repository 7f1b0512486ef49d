-- The players who take part in hands in XML formats, with their places, counted from the seat after the button
-- Grain: one row per hand and player with an event
-- Reads: xml_events, xml_hands, xml_seats
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE xml_places AS
SELECT
    s.*,
    CAST(
        ROW_NUMBER() OVER (
            PARTITION BY s.hand_no
            ORDER BY CASE WHEN s.seat > COALESCE(h.button_seat, -1) THEN 0 ELSE 1 END, s.seat
        ) AS INTEGER
    ) AS place,
    CAST(COUNT(*) OVER (PARTITION BY s.hand_no) AS INTEGER) AS players
FROM xml_seats AS s
INNER JOIN xml_hands AS h ON s.hand_no = h.hand_no
WHERE (s.hand_no, s.key) IN (SELECT (e.hand_no, e.key) FROM xml_events AS e);
