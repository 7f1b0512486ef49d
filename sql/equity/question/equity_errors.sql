-- The errors in an equity question; while there is an error, equity has no rows
-- Grain: one row per problem; problem 1 is the first to fix
-- Columns:
--   problem: 1, 2, ...
--   place: the part of the question with the error: a player (player 2), board, dead or players
--   written: the invalid text
--   error: for example bad_card 'Xx', bad_range 'AKx', not_in_deck '2c', duplicate_card 'As' or wrong_board 6
--   remedy: how to correct the text
-- Reads: question_problems
-- Engine: duckdb

CREATE OR REPLACE VIEW equity_errors AS
SELECT
    ROW_NUMBER() OVER (ORDER BY p.turn, p.error) AS problem,
    CASE
        WHEN p.error LIKE 'wrong_board %' THEN 'board'
        ELSE COALESCE(REPLACE(REPLACE(p.place, 'the dead cards', 'dead'), 'the board', 'board'), 'players')
    END AS place,
    p.written,
    p.error,
    p.remedy
FROM question_problems AS p;
