-- The actions of each player
-- Grain: one row per player and action
-- Columns:
--   player: 1 for the player who acts first in each round, 2 for the other
--   action: the name of the action
--   faces_bet: 1 if the player faces a bet, else 0
--   adds_bet: 1 for a bet and a raise, else 0
--   ends_round: 1 if the action ends the round, else 0
--   folds: 1 if the action ends the hand, else 0
-- Access: internal

DROP TABLE IF EXISTS solved_actions;

CREATE TABLE solved_actions (
    player INTEGER NOT NULL,
    action TEXT NOT NULL,
    faces_bet INTEGER NOT NULL,
    adds_bet INTEGER NOT NULL,
    ends_round INTEGER NOT NULL,
    folds INTEGER NOT NULL,
    PRIMARY KEY (player, action)
);

INSERT INTO solved_actions (player, action, faces_bet, adds_bet, ends_round, folds) VALUES
(1, 'check', 0, 0, 0, 0),
(1, 'bet', 0, 1, 0, 0),
(1, 'fold', 1, 0, 0, 1),
(1, 'call', 1, 0, 1, 0),
(1, 'raise', 1, 1, 0, 0),
(2, 'check', 0, 0, 1, 0),
(2, 'bet', 0, 1, 0, 0),
(2, 'fold', 1, 0, 0, 1),
(2, 'call', 1, 0, 1, 0),
(2, 'raise', 1, 1, 0, 0);
