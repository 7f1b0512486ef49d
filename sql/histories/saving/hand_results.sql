-- The results of each player in each hand to save
-- Grain: one row per hand and player
-- Reads: hand_plays, histories.hands, seat_totals
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE hand_results AS
SELECT
    p.* EXCLUDE (p.hand_no, p.place, p.big_blind, p.folded, p.saw_second),
    CASE WHEN p.big_blind > 0 THEN CAST(p.net AS DOUBLE) / CAST(p.big_blind AS DOUBLE) END AS net_bb,
    CAST(CAST(h.rake AS DECIMAL(38, 8)) * (s.invested - s.returned) / NULLIF(h.pot, 0) AS DECIMAL(18, 4)) AS rake,
    p.saw_second AS saw_flop,
    NOT p.folded AND h.showdown AS showdown,
    NOT p.folded AND h.all_in_street IS NOT NULL AS all_in_early
FROM hand_plays AS p
INNER JOIN histories.hands AS h ON p.hand_id = h.hand_id
INNER JOIN seat_totals AS s ON p.hand_no = s.hand_no AND p.place = s.place
ORDER BY p.hand_no, p.place;
