-- Writes to written_hands the Open Hand History hands that can be replayed
-- Grain: one new row of written_hands per hand
-- Reads: ohh_actions, ohh_hands, ohh_seats, written_errors, written_hands
-- Engine: duckdb
-- Access: internal

INSERT INTO written_hands BY NAME
WITH
-- One row per hand: how many antes and how many small blinds are posted
posts AS (
    SELECT
        a.hand_no,
        COUNT(*) FILTER (WHERE a.event = 'ante') AS antes,
        COUNT(*) FILTER (WHERE a.event = 'small blind') AS small_blinds
    FROM ohh_actions AS a
    GROUP BY a.hand_no
)

SELECT
    h.hand_no,
    h.site || ' ' || h.site_hand_id AS hand_key,
    h.site,
    h.site_hand_id,
    h.tournament,
    h.tournament_name,
    h.buy_in,
    h.fee,
    h.bounty,
    h.buy_in_currency,
    h.speed,
    h.played_at,
    'UTC' AS time_zone,
    h.table_name,
    h.game,
    h.betting,
    h.small_blind,
    h.big_blind,
    h.ante,
    0 AS bring_in,
    CASE WHEN h.tournament IS NULL AND h.currency NOT IN ('Chips', 'XPM', 'PPC') THEN h.currency END AS currency,
    s.players,
    h.button_seat,
    CASE WHEN p.small_blinds = 0 AND s.players > 2 THEN 1 ELSE 0 END AS places_missing,
    p.antes = s.players AS antes_count,
    LIST_SUM(LIST_TRANSFORM(h.pots, lambda pokersql_pot: pokersql_pot.amount)) AS pot,
    LIST_SUM(
        LIST_TRANSFORM(
            h.pots, lambda pokersql_pot: COALESCE(pokersql_pot.rake, 0) + COALESCE(pokersql_pot.jackpot, 0)
        )
    ) AS rake
FROM ohh_hands AS h
LEFT JOIN posts AS p ON h.hand_no = p.hand_no
INNER JOIN ohh_seats AS s ON h.hand_no = s.hand_no AND s.place = 1
WHERE h.hand_no NOT IN (
    SELECT e.hand_no FROM written_errors AS e
    WHERE e.left_out
);
