-- How often each of two players wins, counted by comparing every two hands on each board
-- Grain: one row per set of winners and hand_rank of the best hand
-- Reads: board_question, exact_question
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- No rows unless exact_question counts so. Macros read CTEs by name. -- noqa: disable=structure.unused_cte

DROP VIEW IF EXISTS pair_outcomes;

CREATE VIEW pair_outcomes AS
WITH
-- One row per board
boards AS MATERIALIZED (
    SELECT b.*
    FROM BOARDS_OF('board_question') AS b
    INNER JOIN exact_question AS q ON q.counting = 'pair_outcomes'
)

SELECT 'exact' AS method, o.winners, o.hand_rank, o.runouts
FROM PAIR_OUTCOMES_OF('boards') AS o;
