-- A macro that reports the net winnings of each starting hand
-- Reads: histories.statistics
-- Engine: duckdb

-- One row per starting hand that a player had
CREATE OR REPLACE MACRO histories.report_starting_hands(
    player_name := NULL, whole_hands := FALSE, room_name := NULL, of_tournaments := NULL,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per starting_hand: the number of hands, and the results
sums AS (
    SELECT
        p.starting_hand,
        COUNT(*) AS hands,
        SUM(p.net) AS net,
        ROUND(100 * AVG(p.net_bb), 1) AS bb_per_100,
        ROUND(100 * STDDEV_SAMP(p.net_bb) / SQRT(COUNT(p.net_bb)), 1) AS standard_error
    FROM histories.chosen_plays(
        player_name, whole_hands, room_name, of_tournaments, plays_table := plays_table
    ) AS p
    WHERE p.starting_hand IS NOT NULL
    GROUP BY p.starting_hand
),

-- One row per starting_hand and value of counted: the number of hands
counts AS (
    SELECT p.starting_hand, p.counted, COUNT(*) AS hands
    FROM histories.chosen_plays(
        player_name, whole_hands, room_name, of_tournaments, plays_table := plays_table
    ) AS p
    WHERE p.starting_hand IS NOT NULL
    GROUP BY p.starting_hand, p.counted
),

-- One row per starting_hand and value of counted: times and chances of vpip, as in ['1', '1'], or [''] without vpip
entries AS (
    SELECT
        c.starting_hand,
        c.hands,
        STRING_SPLIT(REGEXP_EXTRACT(c.counted, '(?:^| )' || k.statistic_no || ':([0-9/]+)', 1), '/') AS numbers
    FROM counts AS c
    INNER JOIN histories.statistics AS k ON k.statistic = 'vpip'
),

-- One row per starting_hand: the sums of times and chances of vpip
shares AS (
    SELECT
        e.starting_hand,
        SUM(e.hands * TRY_CAST(e.numbers[1] AS INTEGER)) AS times,
        SUM(e.hands * TRY_CAST(e.numbers[2] AS INTEGER)) AS chances
    FROM entries AS e
    GROUP BY e.starting_hand
)

SELECT
    s.*,
    ROUND(100.0 * v.times / v.chances, 1) AS vpip_percent,
    INSTR('AKQJT98765432', s.starting_hand[1]) AS high_place,
    INSTR('AKQJT98765432', s.starting_hand[2]) AS low_place
FROM sums AS s
LEFT JOIN shares AS v ON s.starting_hand = v.starting_hand
ORDER BY s.hands DESC, s.starting_hand;
