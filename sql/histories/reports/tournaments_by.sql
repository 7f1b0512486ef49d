-- A macro that reports results in tournaments, grouped by an expression
-- Reads: histories.entries, histories.tournaments
-- Engine: duckdb

-- Example: FROM histories.tournaments_by(t.speed). group_key is an expression over columns of entries e and of
-- tournaments t. player_name selects one player; without it, the entries of the files' owners count. room_name selects
-- one room.

-- entries includes re-entries without a row; unknown is the part of entries whose net is not known. Such entries count
-- only in entries, unknown and place_percent. paid, won and net are sums. roi is 100 * net / paid. net_error is the
-- standard error of net as a sum over independent entries, roi_error that of roi as a ratio of two such sums.
-- place_percent is the average of 100 * place / entries of the tournament: the lower, the better.

-- One row per value of group_key and currency
CREATE OR REPLACE MACRO histories.tournaments_by(group_key, player_name := NULL, room_name := NULL) AS TABLE
WITH
-- One row per entry: the number of rows of its tournament
tournament_entries AS (
    SELECT n.*, COUNT(*) OVER (PARTITION BY n.room, n.tournament) AS tournament_rows
    FROM histories.entries AS n
),

-- One row per chosen entry
entries AS (
    SELECT
        group_key AS grouped_by,
        t.currency,
        1 + e.re_entries AS entries,
        CAST(e.paid AS DOUBLE) AS paid,
        CAST(e.won AS DOUBLE) AS won,
        CAST(e.net AS DOUBLE) AS net,
        e.net IS NOT NULL AS is_known,
        e.prize > 0 OR e.ticket IS NOT NULL AS in_the_money,
        100.0 * e.place / GREATEST(t.players, CASE WHEN t.players > 0 THEN e.tournament_rows END) AS place_percent
    FROM tournament_entries AS e
    INNER JOIN histories.tournaments AS t ON e.room IS NOT DISTINCT FROM t.room AND e.tournament = t.tournament
    WHERE
        CASE WHEN player_name IS NULL THEN e.is_owner ELSE e.player = player_name END
        AND (room_name IS NULL OR e.room = room_name)
),

-- One row per entry: the roi of its group
ratios AS (
    SELECT
        e.*,
        SUM(e.net) FILTER (WHERE e.is_known) OVER groups / NULLIF(SUM(e.paid) FILTER (WHERE e.is_known) OVER groups, 0)
            AS roi
    FROM entries AS e
    WINDOW groups AS (PARTITION BY e.grouped_by, e.currency)
)

SELECT
    r.grouped_by,
    r.currency,
    CAST(SUM(r.entries) AS BIGINT) AS entries,
    CAST(COALESCE(SUM(r.entries) FILTER (WHERE NOT r.is_known), 0) AS BIGINT) AS unknown,
    COUNT(*) FILTER (WHERE r.in_the_money AND r.is_known) AS in_the_money,
    ROUND(
        100.0 * COUNT(*) FILTER (WHERE r.in_the_money AND r.is_known) / SUM(r.entries) FILTER (WHERE r.is_known), 1
    ) AS itm_percent,
    ROUND(SUM(r.paid) FILTER (WHERE r.is_known), 2) AS paid,
    ROUND(SUM(r.won) FILTER (WHERE r.is_known), 2) AS won,
    ROUND(SUM(r.net) FILTER (WHERE r.is_known), 2) AS net,
    ROUND(STDDEV_SAMP(r.net) FILTER (WHERE r.is_known) * SQRT(COUNT(*) FILTER (WHERE r.is_known)), 2) AS net_error,
    ROUND(100 * ANY_VALUE(r.roi), 1) AS roi,
    ROUND(
        100 * STDDEV_SAMP(r.net - r.roi * r.paid) FILTER (WHERE r.is_known)
        * SQRT(COUNT(*) FILTER (WHERE r.is_known)) / NULLIF(SUM(r.paid) FILTER (WHERE r.is_known), 0),
        1
    ) AS roi_error,
    ROUND(AVG(r.place_percent), 1) AS place_percent
FROM ratios AS r
GROUP BY r.grouped_by, r.currency
ORDER BY r.grouped_by, r.currency;
