-- A macro that reports what each starting hand won
-- Reads: histories.decisions, histories.plays, histories.statistics
-- Engine: duckdb

-- One row per starting hand that was seen
CREATE OR REPLACE MACRO histories.report_starting_hands(player_name := NULL, whole_hands := FALSE) AS TABLE
WITH
-- One row per starting hand
sums AS (
    SELECT
        p.starting_hand,
        COUNT(*) AS hands,
        SUM(p.net) AS net,
        ROUND(100 * AVG(p.net_bb), 1) AS bb_per_100,
        ROUND(100 * STDDEV_SAMP(p.net_bb) / SQRT(COUNT(p.net_bb)), 1) AS standard_error
    FROM histories.plays AS p
    WHERE
        p.starting_hand IS NOT NULL
        AND (player_name IS NULL OR p.player = player_name)
        AND (p.whole OR NOT whole_hands)
    GROUP BY p.starting_hand
),

-- One row per starting hand: how often the player put money in, of how many chances
entries AS (
    SELECT
        p.starting_hand,
        COUNT(*) FILTER (WHERE (p.taken >> (k.statistic_no - 1)) & 1 = 1) AS times,
        COUNT(*) FILTER (WHERE (p.chances >> (k.statistic_no - 1)) & 1 = 1) AS chances
    FROM histories.decisions AS p
    INNER JOIN histories.statistics AS k ON k.statistic = 'vpip'
    WHERE
        p.starting_hand IS NOT NULL
        AND (player_name IS NULL OR p.player = player_name)
        AND (p.whole OR NOT whole_hands)
    GROUP BY p.starting_hand
)

SELECT
    s.*,
    ROUND(100.0 * e.times / NULLIF(e.chances, 0), 1) AS vpip_percent,
    INSTR('AKQJT98765432', s.starting_hand[1]) AS high_place,
    INSTR('AKQJT98765432', s.starting_hand[2]) AS low_place
FROM sums AS s
LEFT JOIN entries AS e ON s.starting_hand = e.starting_hand
ORDER BY s.hands DESC, s.starting_hand;
