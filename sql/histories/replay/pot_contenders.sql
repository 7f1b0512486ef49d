-- The players who can win each pot
-- Grain: one row per pot and player who did not fold and whose bet reaches the pot
-- Reads: final_cards, hand_pots, seat_totals
-- Engine: duckdb
-- Access: internal

-- contends is FALSE if the player mucked and another player of the pot did not muck. contenders is the number of
-- players of the pot whose contends is TRUE.

CREATE OR REPLACE TEMPORARY TABLE pot_contenders AS
WITH
-- One row per pot and player who did not fold and whose bet reaches the pot: whether the player mucked
reaching AS (
    SELECT p.hand_no, p.pot_no, p.amount, s.place, COALESCE(c.mucked, FALSE) AS mucked
    FROM hand_pots AS p
    INNER JOIN seat_totals AS s ON p.hand_no = s.hand_no AND NOT s.folded AND p.level <= s.bet_total
    LEFT JOIN final_cards AS c ON s.hand_no = c.hand_no AND s.place = c.place
)

SELECT
    r.hand_no,
    r.pot_no,
    r.amount,
    r.place,
    NOT r.mucked OR BOOL_AND(r.mucked) OVER pot AS contends,
    CASE
        WHEN BOOL_AND(r.mucked) OVER pot THEN COUNT(*) OVER pot
        ELSE COUNT(*) FILTER (WHERE NOT r.mucked) OVER pot
    END AS contenders
FROM reaching AS r
WINDOW pot AS (PARTITION BY r.hand_no, r.pot_no);
