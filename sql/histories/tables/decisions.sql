-- The decisions of the players, each with its situation and its action
-- Grain: one row per action of a round of betting, without posts, bring-ins and draws
-- Columns:
--   hand_id: see hands
--   seat: see seats
--   position: see seats
--   effective_stack: see plays
--   starting_hand: see plays
--   decision_no: the number of the decision in the hand, from 1
--   street_no: 1 is the first round of betting
--   action: fold, check, call, bet, raise; on the first street every bet is a raise
--   amount: the money that the action put into the pot
--   to_call: the money needed to call, at most the player's stack
--   pot: the money of all players in the pot before the action
--   stack: the player's chips before the action; NULL if they are unknown
--   raises_before: the number of bets and raises on the street before the decision, without blinds
--   calls_before: the number of calls on the street since the last bet or raise
--   own_raise: the number of the player's last bet or raise among all bets and raises of the street; 0 without one
--   acted_before: the number of the player's earlier actions on the street
--   entered_before: whether the player called, bet or raised earlier on the street
--   called_street_before: whether the player's last action on the previous street was a call
--   players: the number of players who have not folded, including this player
--   in_position: whether all others who have not folded act before the player from the flop on; NULL without positions
--   can_raise: whether the player has more chips than to_call, and another player who has not folded has chips left
--   opened_from: the position of the first raiser before the flop; NULL if a player called first, or raises_before is 0
--   raised_last: whether the player made the last raise on the first street; FALSE for decisions on the first street
--   c_bets_before: the number of earlier streets with a c-bet: 1 for the flop, 2 for the flop and the turn; else 0
--   faces_raiser: after the first street, whether the street's only bet so far came from the first street's last raiser
--   before_aggressor: whether acted_before is 0, and the previous street's last bettor has not folded and acts later
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
