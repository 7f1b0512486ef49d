-- A macro that counts the statistics of plays by anything
-- Reads: histories.plays, histories.statistics
-- Engine: duckdb

-- FROM histories.statistics_by(position) counts each position; group_key is any expression of columns of plays,
-- player_name a player; whole_hands leaves out hands that contradict themselves. Groups with most hands come first, or
-- those with the lowest ordered_by. bb_per_100 is big blinds won in 100 hands, standard_error that of this mean.

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
        [
            SUM(p.vpip), SUM(p.pfr), SUM(p.three_bet), SUM(p.four_bet), SUM(p.fold_to_three_bet),
            SUM(p.fold_to_four_bet), SUM(p.steal), SUM(p.fold_to_steal), SUM(p.c_bet), SUM(p.fold_to_c_bet),
            SUM(p.wwsf), SUM(p.wtsd), SUM(p.w_sd), SUM(p.aggression)
        ] AS taken,
        [
            SUM(p.vpip_chances), SUM(p.pfr_chances), SUM(p.three_bet_chances), SUM(p.four_bet_chances),
            SUM(p.fold_to_three_bet_chances), SUM(p.fold_to_four_bet_chances), SUM(p.steal_chances),
            SUM(p.fold_to_steal_chances), SUM(p.c_bet_chances), SUM(p.fold_to_c_bet_chances), SUM(p.wwsf_chances),
            SUM(p.wtsd_chances), SUM(p.w_sd_chances), SUM(p.aggression_chances)
        ] AS chances
    FROM histories.plays AS p
    WHERE (player_name IS NULL OR p.player = player_name) AND (p.whole OR NOT whole_hands)
    GROUP BY group_key
)

SELECT
    s.grouped_by,
    s.hands,
    s.net,
    s.bb_per_100,
    s.standard_error,
    k.statistic,
    CAST(s.taken[k.statistic_no] AS BIGINT) AS times,
    CAST(s.chances[k.statistic_no] AS BIGINT) AS chances,
    ROUND(100.0 * s.taken[k.statistic_no] / NULLIF(s.chances[k.statistic_no], 0), 1) AS percent
FROM sums AS s
CROSS JOIN histories.statistics AS k
ORDER BY s.place, s.hands DESC, s.grouped_by, k.statistic_no;
