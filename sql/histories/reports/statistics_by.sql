-- A macro that counts the statistics by anything
-- Reads: histories.decisions, histories.plays, histories.statistics
-- Engine: duckdb

-- FROM histories.statistics_by(p.position) counts each position; group_key is any expression of the columns that plays and
-- decisions have both, player_name a player; whole_hands leaves out hands that contradict themselves. Groups with most
-- hands come first, or those with the lowest ordered_by. bb_per_100 is big blinds won in 100 hands, standard_error that
-- of this mean; net_without_showdown and net_with_showdown add up to net.

-- One row per value of group_key and statistic
CREATE OR REPLACE MACRO histories.statistics_by(
    group_key, player_name := NULL, whole_hands := FALSE, ordered_by := NULL
) AS TABLE
WITH
-- One row per value of group_key
sums AS (
    SELECT
        group_key AS grouped_by,
        MIN(ordered_by) AS place,
        COUNT(*) AS hands,
        SUM(p.net) AS net,
        ROUND(100 * AVG(p.net_bb), 2) AS bb_per_100,
        ROUND(100 * STDDEV_SAMP(p.net_bb) / SQRT(COUNT(p.net_bb)), 2) AS standard_error,
        SUM(p.net) FILTER (WHERE NOT p.showdown) AS net_without_showdown,
        SUM(p.net) FILTER (WHERE p.showdown) AS net_with_showdown,
        SUM(p.rake) AS rake
    FROM histories.plays AS p
    WHERE (player_name IS NULL OR p.player = player_name) AND (p.whole OR NOT whole_hands)
    GROUP BY group_key
),

-- One row per value of group_key and statistics that count the same rows
counts AS (
    SELECT group_key AS grouped_by, p.chances, p.taken, COUNT(*) AS times
    FROM histories.plays AS p
    WHERE (player_name IS NULL OR p.player = player_name) AND (p.whole OR NOT whole_hands)
    GROUP BY group_key, p.chances, p.taken
    UNION ALL
    SELECT group_key AS grouped_by, p.chances, p.taken, COUNT(*) AS times
    FROM histories.decisions AS p
    WHERE (player_name IS NULL OR p.player = player_name) AND (p.whole OR NOT whole_hands)
    GROUP BY group_key, p.chances, p.taken
),

-- One row per value of group_key and statistic
totals AS (
    SELECT
        c.grouped_by,
        k.statistic,
        k.statistic_no,
        CAST(SUM(c.times * ((c.taken >> (k.statistic_no - 1)) & 1)) AS BIGINT) AS times,
        CAST(SUM(c.times * ((c.chances >> (k.statistic_no - 1)) & 1)) AS BIGINT) AS chances
    FROM counts AS c
    CROSS JOIN histories.statistics AS k
    WHERE k.counted IS NOT NULL
    GROUP BY c.grouped_by, k.statistic, k.statistic_no
)

SELECT
    s.grouped_by,
    s.hands,
    s.net,
    s.bb_per_100,
    s.standard_error,
    t.statistic,
    t.times,
    t.chances,
    ROUND(100.0 * t.times / NULLIF(t.chances, 0), 1) AS percent,
    s.net_without_showdown,
    s.net_with_showdown,
    s.rake
FROM sums AS s
INNER JOIN totals AS t ON s.grouped_by IS NOT DISTINCT FROM t.grouped_by
ORDER BY s.place, s.hands DESC, s.grouped_by, t.statistic_no;
