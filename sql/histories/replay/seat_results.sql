-- The winnings of each player, by the cards and by the file
-- Grain: one row per hand and player
-- Reads: chip_units, hand_totals, pot_shares, seat_totals, told_winnings
-- Engine: duckdb
-- Access: internal

-- by_cards is the player's share of all pots before rake, NULL if a hand that could win is unknown. told has the
-- winnings in the file. agrees is TRUE if told can be by_cards less the player's part of the rake; if the hand has
-- several pots, any pot may have paid the rake. is_told is TRUE if agrees is TRUE for all players and the rake is
-- possible. won is told if is_told, else by_cards.

CREATE OR REPLACE TEMPORARY TABLE seat_results AS
WITH
-- One row per hand and player who did not fold: the sum of the shares, and the sum of the pots that the player can win
shares AS (
    SELECT
        p.hand_no,
        p.place,
        CAST(CASE WHEN COUNT(p.share) = COUNT(*) THEN SUM(p.share) END AS DECIMAL(18, 4)) AS share,
        COALESCE(CAST(SUM(p.amount) AS DECIMAL(18, 4)), 0) AS reachable
    FROM pot_shares AS p
    GROUP BY p.hand_no, p.place
),

-- One row per hand and player: by_cards, told, and the totals of the hand
sides AS (
    SELECT
        s.hand_no,
        s.place,
        CASE WHEN h.hand_no IS NULL THEN 0 ELSE h.share END AS by_cards,
        COALESCE(h.reachable, 0) AS reachable,
        w.won AS told,
        w.told_by,
        t.missing,
        t.missing BETWEEN 0 AND t.most_rake AS rake_is_right,
        t.pots,
        t.pot,
        u.unit
    FROM seat_totals AS s
    INNER JOIN hand_totals AS t ON s.hand_no = t.hand_no
    INNER JOIN chip_units AS u ON s.hand_no = u.hand_no
    LEFT JOIN shares AS h ON s.hand_no = h.hand_no AND s.place = h.place
    LEFT JOIN told_winnings AS w ON s.hand_no = w.hand_no AND s.place = w.place
),

-- One row per hand and player: agrees
judged AS (
    SELECT
        s.*,
        CASE
            WHEN s.told IS NULL THEN NULL
            WHEN s.by_cards IS NULL THEN s.told BETWEEN 0 AND s.reachable
            WHEN s.by_cards = 0 THEN s.told = 0
            WHEN s.pots = 1 OR s.missing = 0
                THEN
                    ABS(s.told - (s.by_cards - CAST(s.by_cards AS DECIMAL(38, 4)) * s.missing / s.pot))
                    <= GREATEST(2 * s.unit, s.missing / 2)
            ELSE s.told BETWEEN s.by_cards - s.missing AND s.by_cards
        END AS agrees
    FROM sides AS s
)

SELECT
    j.hand_no,
    j.place,
    j.by_cards,
    j.told,
    j.told_by,
    COALESCE(j.agrees, TRUE) AS agrees,
    COALESCE(BOOL_AND(j.agrees AND j.rake_is_right) OVER (PARTITION BY j.hand_no), FALSE) AS is_told,
    CASE WHEN is_told THEN j.told ELSE j.by_cards END AS won
FROM judged AS j;
