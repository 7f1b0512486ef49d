-- What players did, and the money at that moment
-- Grain: one row per post, action and draw of a player
-- Columns:
--   hand_id: see hands
--   action_no: 1 is the first of the hand
--   street: preflop, flop, turn, river; in stud third street to seventh street; predraw, first draw, ...
--   seat: see seats
--   action: ante, dead post, small blind, big blind, straddle, post, bring-in, fold, check, call, bet, raise, discard
--   amount: what it put in
--   street_total: what the player then has in on this street, antes and dead posts aside
--   to_call: what a call would have taken, no more than the player had; 0 for posts and draws
--   pot_before: what all players had put in before
--   all_in: whether nothing is left to the player
--   cards: the cards thrown away by a draw
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
