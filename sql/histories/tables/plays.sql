-- What each player did in each hand, to be counted
-- Grain: one row per hand and player
-- Columns:
--   hand_id: see hands
--   seat: see seats
--   player: see seats
--   played_at: see hands
--   stake: game, betting and blinds in a text
--   position: see seats
--   effective_stack: the smaller of the stack and the largest other one, in big blinds; NULL if it is not known
--   starting_hand: AA, AKs, AKo, ... in games of two cards; NULL if they are not known
--   whole: see hands
--   net: see seats
--   net_bb: net in big blinds; NULL in games without
--   vpip: 1 if the player called or raised before the flop
--   vpip_chances: 1 if the player acted before the flop
--   pfr: 1 if the player raised before the flop
--   pfr_chances: 1 if the player acted before the flop
--   three_bet: 1 if the player reraised
--   three_bet_chances: 1 if the player acted before the flop after one raise of another
--   four_bet: 1 if the player reraised
--   four_bet_chances: 1 if the player acted before the flop after two raises, the second not his own
--   fold_to_three_bet: 1 if the player folded
--   fold_to_three_bet_chances: 1 if the player made the first raise before the flop and was raised
--   fold_to_four_bet: 1 if the player folded
--   fold_to_four_bet_chances: 1 if the player made the second raise before the flop and was raised
--   steal: 1 if the player raised
--   steal_chances: 1 if the player could open the pot before the flop from CO, BTN or SB
--   fold_to_steal: 1 if the player folded
--   fold_to_steal_chances: 1 if the player was SB or BB and faced such a raise that nobody had called
--   c_bet: 1 if the player bet
--   c_bet_chances: 1 if the player raised last before the flop and could bet first on it
--   fold_to_c_bet: 1 if the player folded
--   fold_to_c_bet_chances: 1 if the player faced such a bet on the flop that nobody had raised
--   wwsf: 1 if the player won something
--   wwsf_chances: 1 if the player saw the flop
--   wtsd: 1 if the player went to showdown
--   wtsd_chances: 1 if the player saw the flop
--   w_sd: 1 if the player won something
--   w_sd_chances: 1 if the player went to showdown
--   aggression: how many bets and raises after the flop
--   aggression_chances: how many bets, raises, calls and folds after the flop
-- Engine: duckdb

-- A statistic is SUM(vpip) of SUM(vpip_chances); statistics says what each counts.

CREATE TABLE IF NOT EXISTS histories.plays (
    hand_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    player VARCHAR NOT NULL,
    played_at TIMESTAMP,
    stake VARCHAR NOT NULL,
    position VARCHAR,
    effective_stack DECIMAL(18, 4),
    starting_hand VARCHAR,
    whole BOOLEAN NOT NULL,
    net DECIMAL(18, 4),
    net_bb DOUBLE,
    vpip UTINYINT NOT NULL,
    vpip_chances UTINYINT NOT NULL,
    pfr UTINYINT NOT NULL,
    pfr_chances UTINYINT NOT NULL,
    three_bet UTINYINT NOT NULL,
    three_bet_chances UTINYINT NOT NULL,
    four_bet UTINYINT NOT NULL,
    four_bet_chances UTINYINT NOT NULL,
    fold_to_three_bet UTINYINT NOT NULL,
    fold_to_three_bet_chances UTINYINT NOT NULL,
    fold_to_four_bet UTINYINT NOT NULL,
    fold_to_four_bet_chances UTINYINT NOT NULL,
    steal UTINYINT NOT NULL,
    steal_chances UTINYINT NOT NULL,
    fold_to_steal UTINYINT NOT NULL,
    fold_to_steal_chances UTINYINT NOT NULL,
    c_bet UTINYINT NOT NULL,
    c_bet_chances UTINYINT NOT NULL,
    fold_to_c_bet UTINYINT NOT NULL,
    fold_to_c_bet_chances UTINYINT NOT NULL,
    wwsf UTINYINT NOT NULL,
    wwsf_chances UTINYINT NOT NULL,
    wtsd UTINYINT NOT NULL,
    wtsd_chances UTINYINT NOT NULL,
    w_sd UTINYINT NOT NULL,
    w_sd_chances UTINYINT NOT NULL,
    aggression UTINYINT NOT NULL,
    aggression_chances UTINYINT NOT NULL
);
