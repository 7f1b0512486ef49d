-- Small poker games of two players, which solve_game can solve
-- Grain: one row per game
-- Columns:
--   game: the name of the game
--   ante: the chips that each player pays before the cards are dealt
-- Source: H. W. Kuhn 1950, A Simplified Two-Person Poker; F. Southey et al. 2005, Bayes' Bluff

-- You may add a game: INSERT rows into solved_games, solved_cards and solved_rounds.

DROP TABLE IF EXISTS solved_games;

CREATE TABLE solved_games (
    game TEXT NOT NULL PRIMARY KEY,
    ante INTEGER NOT NULL
);

INSERT INTO solved_games (game, ante) VALUES
('kuhn', 1),
('leduc', 1);
