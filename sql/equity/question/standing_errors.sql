-- What is wrong with a question to standings and outs: the rows of equity_errors, and a board of one or two cards
-- Grain: one row per problem, the first to mend first
-- Columns:
--   problem: 1, 2, ...
--   place: player 2, board, dead, players
--   written: the text that is wrong
--   error: as in equity_errors
--   remedy: what would be right
-- Reads: equity_errors, written_cards
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS standing_errors;

CREATE VIEW standing_errors AS
WITH
-- One row per problem; only the lowest step that has problems is shown
problems AS (
    SELECT 1 AS step, e.problem, e.place, e.written, e.error, e.remedy FROM equity_errors AS e
    UNION ALL
    SELECT
        2 AS step,
        1 AS problem,
        w.place,
        w.written,
        'wrong_count ' || LEN(w.cards) AS error,
        3 - LEN(w.cards) || ' more for a flop; without a board it is before the flop' AS remedy
    FROM written_cards AS w
    WHERE w.place = 'board' AND LEN(w.cards) < 3
)

SELECT p.problem, p.place, p.written, p.error, p.remedy
FROM problems AS p
QUALIFY p.step = MIN(p.step) OVER ();
