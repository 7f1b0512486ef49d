-- What each player did on the first streets, to be counted
-- Grain: one row per hand and player who acted
-- Reads: decisions
-- Source: the statistics of trackers
-- Engine: duckdb
-- Access: internal

-- Columns are 1 or 0, but for aggression and its chances, which are counts after the first street.

DROP TABLE IF EXISTS temp.play_counts;

CREATE TEMPORARY TABLE play_counts AS
SELECT
    d.hand_no,
    d.place,
    MAX(CASE WHEN d.street_no = 1 THEN 1 ELSE 0 END) AS vpip_chances,
    MAX(CASE WHEN d.street_no = 1 AND (d.is_bet OR d.is_call) THEN 1 ELSE 0 END) AS vpip,
    MAX(CASE WHEN d.street_no = 1 AND d.is_bet THEN 1 ELSE 0 END) AS pfr,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 1 AND d.own_bet = 0 THEN 1 ELSE 0 END) AS three_bet_chances,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 1 AND d.own_bet = 0 AND d.is_bet THEN 1 ELSE 0 END)
        AS three_bet,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 2 AND d.own_bet < 2 THEN 1 ELSE 0 END) AS four_bet_chances,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 2 AND d.own_bet < 2 AND d.is_bet THEN 1 ELSE 0 END)
        AS four_bet,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 2 AND d.own_bet = 1 THEN 1 ELSE 0 END)
        AS fold_to_three_bet_chances,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 2 AND d.own_bet = 1 AND d.is_fold THEN 1 ELSE 0 END)
        AS fold_to_three_bet,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 3 AND d.own_bet = 2 THEN 1 ELSE 0 END)
        AS fold_to_four_bet_chances,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 3 AND d.own_bet = 2 AND d.is_fold THEN 1 ELSE 0 END)
        AS fold_to_four_bet,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 0 AND d.calls_before = 0 THEN 1 ELSE 0 END) AS open_chances,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 0 AND d.calls_before = 0 AND d.is_bet THEN 1 ELSE 0 END)
        AS opens,
    MAX(CASE WHEN d.street_no = 1 AND d.bets_before = 1 AND d.calls_before = 0 AND d.own_bet = 0 THEN 1 ELSE 0 END)
        AS faces_open,
    MAX(
        CASE
            WHEN d.street_no = 1 AND d.bets_before = 1 AND d.calls_before = 0 AND d.own_bet = 0 AND d.is_fold THEN 1
            ELSE 0
        END
    ) AS folds_to_open,
    MAX(CASE WHEN d.street_no = 2 AND d.bets_before = 0 THEN 1 ELSE 0 END) AS flop_chances,
    MAX(CASE WHEN d.street_no = 2 AND d.bets_before = 0 AND d.is_bet THEN 1 ELSE 0 END) AS flop_bets,
    MAX(CASE WHEN d.street_no = 2 AND d.bets_before = 1 AND d.own_bet = 0 THEN 1 ELSE 0 END) AS faces_flop_bet,
    MAX(CASE WHEN d.street_no = 2 AND d.bets_before = 1 AND d.own_bet = 0 AND d.is_fold THEN 1 ELSE 0 END)
        AS folds_to_flop_bet,
    MAX(CASE WHEN d.street_no = 1 AND d.is_fold THEN 1 ELSE 0 END) AS folded_first,
    COUNT(*) FILTER (WHERE d.street_no > 1 AND d.is_bet) AS aggression,
    COUNT(*) FILTER (WHERE d.street_no > 1 AND (d.is_bet OR d.is_call OR d.is_fold)) AS aggression_chances
FROM decisions AS d
GROUP BY d.hand_no, d.place;
