-- The players who can win each pot
-- Grain: one row per pot and player still in the hand whose bet reaches it
-- Reads: final_cards, hand_pots, seat_totals
-- Engine: duckdb
-- Access: internal

-- contends is FALSE for a player who mucked while another did not; contenders counts the players of the pot who
-- contend.

CREATE OR REPLACE TEMPORARY TABLE pot_contenders AS
WITH
-- One row per pot and player whose bet reaches it
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
