-- The errors of the new hands: play that contradicts the rules, and results that contradict the cards and bets
-- Grain: one row per error
-- Reads: bet_errors, card_errors, new_hands, result_errors, seat_errors, turn_errors, written_seats
-- Engine: duckdb
-- Access: internal

-- The five relations of errors may lack the columns line and left_out: then line is the first line of the hand, and
-- left_out is FALSE. If an error has a place, found begins with the player's name. If left_out is TRUE for an error of
-- a hand, the errors of this hand with left_out FALSE are dropped.

CREATE OR REPLACE TEMPORARY TABLE replay_errors AS
WITH
-- One row per error
errors AS (
    SELECT b.* FROM bet_errors AS b
    UNION ALL BY NAME
    SELECT c.* FROM card_errors AS c
    UNION ALL BY NAME
    SELECT r.* FROM result_errors AS r
    UNION ALL BY NAME
    SELECT s.* FROM seat_errors AS s
    UNION ALL BY NAME
    SELECT t.* FROM turn_errors AS t
),

-- One row per error: whether left_out is TRUE for any error of the same hand
judged AS (
    SELECT e.*, COALESCE(BOOL_OR(e.left_out) OVER (PARTITION BY e.hand_no), FALSE) AS hand_left_out
    FROM errors AS e
)

SELECT
    j.hand_no,
    COALESCE(j.line, h.line) AS line,
    j.error,
    j.expected,
    COALESCE(s.player || ': ' || j.found, j.found) AS found,
    COALESCE(j.left_out, FALSE) AS left_out
FROM judged AS j
INNER JOIN new_hands AS h ON j.hand_no = h.hand_no
LEFT JOIN written_seats AS s ON j.hand_no = s.hand_no AND j.place = s.place
WHERE j.left_out OR NOT j.hand_left_out;
