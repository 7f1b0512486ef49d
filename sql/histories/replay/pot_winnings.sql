-- The winnings of each player from each pot, after the rake if the rake is known
-- Grain: one row per pot and player who did not fold and whose bet reaches the pot
-- Reads: chip_units, pot_shares, seat_results
-- Engine: duckdb
-- Access: internal

-- If is_told is TRUE, the player's winnings in the file are divided among the pots. Each side pot gets a part in
-- proportion to share, in whole chips, and the main pot gets the rest. If is_told is TRUE and by_cards is NULL, won is
-- known only in a hand with one pot. If is_told is FALSE, won is share.

CREATE OR REPLACE TEMPORARY TABLE pot_winnings AS
WITH
-- One row per pot and player: the pot's part of the player's winnings, NULL for the main pot
parts AS (
    SELECT
        p.hand_no,
        p.pot_no,
        p.place,
        p.amount,
        p.share,
        r.won,
        r.is_told,
        r.by_cards,
        MAX(p.pot_no) OVER (PARTITION BY p.hand_no) AS pots,
        CASE
            WHEN p.pot_no > 1 AND r.by_cards > 0
                THEN CAST(
                    ROUND(CAST(p.share AS DECIMAL(38, 4)) * r.won / r.by_cards / u.unit) * u.unit AS DECIMAL(18, 4)
                )
            WHEN p.pot_no > 1 THEN p.share
        END AS part
    FROM pot_shares AS p
    INNER JOIN seat_results AS r ON p.hand_no = r.hand_no AND p.place = r.place
    INNER JOIN chip_units AS u ON p.hand_no = u.hand_no
)

SELECT
    p.hand_no,
    p.pot_no,
    p.place,
    p.amount,
    p.is_told,
    CAST(
        CASE
            WHEN NOT p.is_told THEN p.share
            WHEN p.pots = 1 THEN p.won
            WHEN p.by_cards IS NULL THEN NULL
            WHEN p.pot_no > 1 THEN p.part
            ELSE p.won - COALESCE(SUM(p.part) OVER (PARTITION BY p.hand_no, p.place), 0)
        END AS DECIMAL(18, 4)
    ) AS won
FROM parts AS p;
