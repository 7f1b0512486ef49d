-- The betting rounds of the games in solved_games
-- Grain: one row per game and round
-- Columns:
--   game: the game
--   round: the number of the round, from 1
--   bet: the chips of a bet, and of a raise above the bet before it
--   most_bets: the most bets and raises of the round
--   has_board: 1 if the card on the board is known in this round, else 0

DROP TABLE IF EXISTS solved_rounds;

CREATE TABLE solved_rounds (
    game TEXT NOT NULL,
    round INTEGER NOT NULL,
    bet INTEGER NOT NULL,
    most_bets INTEGER NOT NULL,
    has_board INTEGER NOT NULL,
    PRIMARY KEY (game, round)
);

INSERT INTO solved_rounds (game, round, bet, most_bets, has_board) VALUES
('kuhn', 1, 1, 1, 0),
('leduc', 1, 2, 2, 0),
('leduc', 2, 4, 2, 1);
