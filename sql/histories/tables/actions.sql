-- The actions of the players, with the bets and the pot at each action
-- Grain: one row per post, action and draw of a player
-- Columns:
--   hand_id: see hands
--   action_no: the number of the action in the hand, from 1
--   street: preflop, flop, turn, river; in stud third street to seventh street; in draw games predraw, first draw, ...
--   seat: see seats
--   action: ante, dead post, small blind, big blind, straddle, post, bring-in, fold, check, call, bet, raise, discard
--   amount: the money that the action put into the pot
--   street_total: the player's bet on this street after the action, without antes and dead posts
--   to_call: the money needed to call, at most the player's stack; 0 for posts and draws
--   pot_before: the money in the pot before the action
--   all_in: whether the player has no chips left after the action
--   cards: the cards that a draw discards
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.actions (
    hand_id BIGINT NOT NULL,
    action_no INTEGER NOT NULL,
    street VARCHAR NOT NULL,
    seat INTEGER NOT NULL,
    action VARCHAR NOT NULL,
    amount DECIMAL(18, 4) NOT NULL,
    street_total DECIMAL(18, 4) NOT NULL,
    to_call DECIMAL(18, 4) NOT NULL,
    pot_before DECIMAL(18, 4) NOT NULL,
    all_in BOOLEAN NOT NULL,
    cards VARCHAR
);
