-- The players who can win each pot
-- Grain: one row per pot and player still in the hand whose bet reaches it
-- Reads: final_cards, hand_pots, seat_totals
-- Source: the rules of the showdown
-- Engine: duckdb
-- Access: internal

-- contends is false for a player who mucked while another did not; contenders counts those who do.

CREATE OR REPLACE TEMPORARY TABLE pot_contenders AS
WITH
-- One row per pot and player whose bet reaches it
reaching AS (
    SELECT p.hand_no, p.pot_no, p.amount, s.place, COALESCE(c.mucked, FALSE) AS mucked
    FROM hand_pots AS p
    INNER JOIN seat_totals AS s ON p.hand_no = s.hand_no AND NOT s.folded AND p.level <= s.bet_total
    LEFT JOIN final_cards AS c ON s.hand_no = c.hand_no AND s.place = c.place
),

-- One row per pot and player whose bet reaches it: whether all of the pot mucked
mucks AS (
    SELECT r.*, BOOL_AND(r.mucked) OVER (PARTITION BY r.hand_no, r.pot_no) AS all_mucked
    FROM reaching AS r
)

SELECT
    m.hand_no,
    m.pot_no,
    m.amount,
    m.place,
    NOT m.mucked OR m.all_mucked AS contends,
    COUNT(*) FILTER (WHERE NOT m.mucked OR m.all_mucked) OVER (PARTITION BY m.hand_no, m.pot_no) AS contenders
FROM mucks AS m;
