-- The problems of an equity question; a question with a row here has no answer
-- Grain: one row per problem, in the order in which to fix them
-- Columns:
--   problem: 1, 2, ...
--   place: player 2, board, dead, players
--   written: the invalid text
--   error: bad_card 'Xx', bad_range 'AKx', bad_weight '2', not_in_deck '2c', duplicate_card 'As', wrong_board 6 ...
--   remedy: a valid form
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
