-- How often each set of players wins, by the hand that wins: over all boards and matchups, and as simulated
-- Grain: one row per method, set of winners and hand_rank of the best hand; counting is that of equity_method
-- Reads: board_question, equity_question, exact_question, simulated_outcomes
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

DROP VIEW IF EXISTS equity_outcomes;

CREATE VIEW equity_outcomes AS
WITH
-- One row per board, if a card of it is known
boards AS MATERIALIZED (
    SELECT b.* FROM BOARDS_OF('board_question') AS b
),

-- One row per board, if two players' hands are compared on each
pairs AS (
    SELECT b.*
    FROM boards AS b
    INNER JOIN exact_question AS q ON q.counting = 'pairs'
),

-- One row per board, if three players' hands are counted by shared cards
shared_cards AS (
    SELECT b.*
    FROM boards AS b
    INNER JOIN exact_question AS q ON q.counting = 'shared cards'
),

-- One row if matchups are listed
matchups AS (
    SELECT q.*
    FROM exact_question AS q
    WHERE q.counting = 'matchups'
),

-- One row per matchup and kind of board
showdowns AS (
    SELECT s.* FROM SHOWDOWNS_OF('matchups', 'boards') AS s
)

SELECT 'exact' AS method, 'pairs' AS counting, o.winners, o.hand_rank, o.runouts
FROM PAIR_OUTCOMES_OF('pairs') AS o
UNION ALL
SELECT 'exact' AS method, 'shared cards' AS counting, o.winners, o.hand_rank, o.runouts
FROM RANGE_OUTCOMES_OF('shared_cards') AS o
UNION ALL
SELECT 'exact' AS method, 'matchups' AS counting, o.winners, o.hand_rank, o.runouts
FROM OUTCOMES_OF('showdowns') AS o
UNION ALL
SELECT 'sim' AS method, 'drawn' AS counting, s.winners, s.hand_rank, SUM(s.runouts) AS runouts
FROM simulated_outcomes AS s
INNER JOIN equity_question AS q ON s.question = q.question
GROUP BY s.winners, s.hand_rank;
