-- What each player could do, knew and did
-- Grain: one row per action of a round of betting; no posts, bring-ins and draws
-- Columns:
--   hand_id: see hands
--   seat: see seats
--   position: see seats
--   effective_stack: see plays
--   starting_hand: see plays
--   decision_no: 1 is the first of the hand
--   street_no: 1 is the first round of betting
--   action: fold, check, call, bet, raise; on the first street every bet is a raise
--   amount: what it put in
--   to_call: what a call takes, no more than the player has
--   pot: what all players have put in before
--   stack: what the player has left before; NULL if it is not known
--   raises_before: bets and raises on the street before; blinds are none
--   calls_before: calls since the last of them
--   own_raise: the number of the player's own last bet or raise on the street, 0 if there is none
--   acted_before: how often the player has acted on the street before
--   entered_before: whether the player has called, bet or raised on the street before
--   called_street_before: whether the player's last action of the street before was a call
--   players: how many are still in, the player among them
--   in_position: whether the player is the last of them to act after the flop; NULL without positions
--   can_raise: whether the player has more than a call takes, and another player still in has chips left
--   opened_from: the position that raised first before the flop; NULL before that, and if another player had called
--   raised_last: whether the player made the last raise of the first street; FALSE on that street
--   c_bets_before: how many streets in a row before this one, from the flop on, that raiser has bet first
--   faces_raiser: whether the player faces one bet after the first street, and that raiser made it
--   before_aggressor: whether the last bettor of the street before is still in, and has still to act on this one
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.decisions (
    hand_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    position VARCHAR,
    effective_stack DECIMAL(18, 4),
    starting_hand VARCHAR,
    decision_no SMALLINT NOT NULL,
    street_no TINYINT NOT NULL,
    action VARCHAR NOT NULL,
    amount DECIMAL(18, 4) NOT NULL,
    to_call DECIMAL(18, 4) NOT NULL,
    pot DECIMAL(18, 4) NOT NULL,
    stack DECIMAL(18, 4),
    raises_before SMALLINT NOT NULL,
    calls_before SMALLINT NOT NULL,
    own_raise SMALLINT NOT NULL,
    acted_before SMALLINT NOT NULL,
    entered_before BOOLEAN NOT NULL,
    called_street_before BOOLEAN NOT NULL,
    players TINYINT NOT NULL,
    in_position BOOLEAN,
    can_raise BOOLEAN NOT NULL,
    opened_from VARCHAR,
    raised_last BOOLEAN NOT NULL,
    c_bets_before TINYINT NOT NULL,
    faces_raiser BOOLEAN NOT NULL,
    before_aggressor BOOLEAN NOT NULL
);
