-- A macro that reports what each starting hand won
-- Reads: histories.plays
-- Engine: duckdb

-- One row per starting hand that was seen
CREATE OR REPLACE MACRO histories.report_starting_hands(player_name := NULL, whole_hands := FALSE) AS TABLE
SELECT
    p.starting_hand,
    COUNT(*) AS hands,
    SUM(p.net) AS net,
    ROUND(100 * AVG(p.net_bb), 1) AS bb_per_100,
    ROUND(100 * STDDEV_SAMP(p.net_bb) / SQRT(COUNT(p.net_bb)), 1) AS standard_error,
    ROUND(100.0 * SUM(p.vpip) / NULLIF(SUM(p.vpip_chances), 0), 1) AS vpip_percent,
    INSTR('AKQJT98765432', p.starting_hand[1]) AS high_place,
    INSTR('AKQJT98765432', p.starting_hand[2]) AS low_place
FROM histories.plays AS p
WHERE
    p.starting_hand IS NOT NULL
    AND (player_name IS NULL OR p.player = player_name)
    AND (p.whole OR NOT whole_hands)
GROUP BY p.starting_hand
ORDER BY hands DESC, p.starting_hand;
