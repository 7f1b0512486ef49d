-- How often each set of players wins: exactly, as simulated, and against one random hand from starting_hands
-- Grain: one row per method and set of winners; winners has the bit 2^(seat - 1) of each
-- Reads: equity_outcomes, known_bits, open_players, player_hands, starting_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- WHERE method = ... leaves the other branches of the UNION out, so a method costs only its own work.

DROP VIEW IF EXISTS equity_winners;

CREATE VIEW equity_winners AS
WITH
-- One row per seat
player_seats AS (
    SELECT DISTINCT h.seat, o.is_open
    FROM player_hands AS h
    INNER JOIN open_players AS o ON h.player_id = o.player_id
),

-- One row if two play, one of them holds any hand (is_open), and no card is known: the other's seat
known_seat AS (
    SELECT 3 - MAX(s.seat) FILTER (s.is_open) AS seat
    FROM player_seats AS s
    CROSS JOIN known_bits AS k
    HAVING MAX(s.seat) = 2 AND MAX(k.known_bits) = 0 AND BOOL_OR(s.is_open)
),

-- One row if known_seat has one: how often its player wins, ties and loses
table_counts AS (
    SELECT
        k.seat,
        SUM(h.weight * t.wins) AS wins,
        SUM(h.weight * t.ties) AS ties,
        SUM(h.weight * t.losses) AS losses
    FROM known_seat AS k
    INNER JOIN player_hands AS h ON k.seat = h.seat
    INNER JOIN starting_hands AS t ON h.starting_hand = t.starting_hand
    GROUP BY k.seat
)

SELECT o.method, o.winners, SUM(o.runouts) AS runouts
FROM equity_outcomes AS o
GROUP BY o.method, o.winners
UNION ALL
SELECT 'table' AS method, t.seat AS winners, t.wins AS runouts FROM table_counts AS t
UNION ALL
SELECT 'table' AS method, 3 AS winners, t.ties AS runouts FROM table_counts AS t
UNION ALL
SELECT 'table' AS method, 3 - t.seat AS winners, t.losses AS runouts FROM table_counts AS t;
