-- The players of Open Hand History hands
-- Grain: one row per hand and player who does not sit out
-- Reads: ohh_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE ohh_seats AS
WITH
-- One row per hand and player
listed AS (
    SELECT h.hand_no, h.button_seat, UNNEST(h.players) AS player
    FROM ohh_hands AS h
)

SELECT
    l.hand_no,
    l.player.id AS player_id,
    l.player.seat,
    l.player.name AS player,
    l.player.starting_stack AS stack,
    OHH_CARDS(l.player.cards) AS cards,
    CAST(
        ROW_NUMBER() OVER (
            PARTITION BY l.hand_no
            ORDER BY CASE WHEN l.player.seat > COALESCE(l.button_seat, 0) THEN 0 ELSE 1 END, l.player.seat
        ) AS INTEGER
    ) AS place,
    CAST(COUNT(*) OVER (PARTITION BY l.hand_no) AS INTEGER) AS players
FROM listed AS l
WHERE NOT COALESCE(l.player.is_sitting_out, FALSE);
