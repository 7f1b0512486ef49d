-- Saves what each player did, to be counted
-- Grain: one new row of histories.plays per hand and player
-- Reads: hand_plays, hand_raises, histories.plays, play_counts, seat_positions
-- Source: the statistics of trackers
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.plays BY NAME
SELECT
    p.hand_id,
    p.seat,
    p.player,
    p.played_at,
    p.stake,
    p.position,
    p.effective_stack,
    p.starting_hand,
    p.whole,
    p.net,
    CASE WHEN p.big_blind > 0 THEN CAST(p.net AS DOUBLE) / CAST(p.big_blind AS DOUBLE) END AS net_bb,
    COALESCE(c.vpip, 0) AS vpip,
    COALESCE(c.vpip_chances, 0) AS vpip_chances,
    COALESCE(c.pfr, 0) AS pfr,
    COALESCE(c.vpip_chances, 0) AS pfr_chances,
    COALESCE(c.three_bet, 0) AS three_bet,
    COALESCE(c.three_bet_chances, 0) AS three_bet_chances,
    COALESCE(c.four_bet, 0) AS four_bet,
    COALESCE(c.four_bet_chances, 0) AS four_bet_chances,
    COALESCE(c.fold_to_three_bet, 0) AS fold_to_three_bet,
    COALESCE(c.fold_to_three_bet_chances, 0) AS fold_to_three_bet_chances,
    COALESCE(c.fold_to_four_bet, 0) AS fold_to_four_bet,
    COALESCE(c.fold_to_four_bet_chances, 0) AS fold_to_four_bet_chances,
    COALESCE(c.opens * p.steals, 0) AS steal,
    COALESCE(c.open_chances * p.steals, 0) AS steal_chances,
    COALESCE(c.folds_to_open * p.is_blind * t.steals, 0) AS fold_to_steal,
    COALESCE(c.faces_open * p.is_blind * t.steals, 0) AS fold_to_steal_chances,
    COALESCE(CASE WHEN r.last_raiser = p.place THEN c.flop_bets END, 0) AS c_bet,
    COALESCE(CASE WHEN r.last_raiser = p.place THEN c.flop_chances END, 0) AS c_bet_chances,
    COALESCE(CASE WHEN r.last_raiser = r.flop_bettor THEN c.folds_to_flop_bet END, 0) AS fold_to_c_bet,
    COALESCE(CASE WHEN r.last_raiser = r.flop_bettor THEN c.faces_flop_bet END, 0) AS fold_to_c_bet_chances,
    CASE WHEN p.has_second AND COALESCE(c.folded_first, 0) = 0 AND p.won > 0 THEN 1 ELSE 0 END AS wwsf,
    CASE WHEN p.has_second AND COALESCE(c.folded_first, 0) = 0 THEN 1 ELSE 0 END AS wwsf_chances,
    CASE WHEN p.has_second AND NOT p.folded AND p.players_in > 1 THEN 1 ELSE 0 END AS wtsd,
    CASE WHEN p.has_second AND COALESCE(c.folded_first, 0) = 0 THEN 1 ELSE 0 END AS wtsd_chances,
    CASE WHEN NOT p.folded AND p.players_in > 1 AND p.won > 0 THEN 1 ELSE 0 END AS w_sd,
    CASE WHEN NOT p.folded AND p.players_in > 1 THEN 1 ELSE 0 END AS w_sd_chances,
    COALESCE(c.aggression, 0) AS aggression,
    COALESCE(c.aggression_chances, 0) AS aggression_chances
FROM hand_plays AS p
LEFT JOIN play_counts AS c ON p.hand_no = c.hand_no AND p.place = c.place
LEFT JOIN hand_raises AS r ON p.hand_no = r.hand_no
LEFT JOIN seat_positions AS t ON r.hand_no = t.hand_no AND r.first_raiser = t.place AND r.opened
ORDER BY p.hand_no, p.place;
