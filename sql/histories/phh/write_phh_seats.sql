-- Writes the players of PHH hands to written_seats
-- Grain: one new row of written_seats per hand and player
-- Reads: phh_hands, written_hands, written_seats
-- Engine: duckdb
-- Access: internal

INSERT INTO written_seats BY NAME
WITH
-- One row per hand and player: the player's place
places AS (
    SELECT h.*, UNNEST(RANGE(1, LEN(h.stacks) + 1)) AS place
    FROM phh_hands AS h
    INNER JOIN written_hands AS w ON h.hand_no = w.hand_no
)

SELECT
    p.hand_no,
    p.place,
    COALESCE(p.seats[p.place], p.place) AS seat,
    COALESCE(NULLIF(p.players[p.place], ''), 'p' || p.place) AS player,
    COALESCE(p.players[p.place], '') = '' AS anonymous,
    p.stacks[p.place] AS stack,
    p.winnings[p.place] AS winnings,
    p.finishing_stacks[p.place] AS finishing_stack
FROM places AS p;
