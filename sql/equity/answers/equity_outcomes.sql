-- How often each set of players wins, by the hand that wins: over all boards and matchups, and as simulated
-- Grain: one row per method, set of winners and hand_rank of the best hand
-- Reads: counted_question, equity_question, listed_showdowns, simulated_outcomes
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS equity_outcomes;

CREATE VIEW equity_outcomes AS
SELECT 'exact' AS method, o.winners, o.hand_rank, o.runouts
FROM OUTCOMES_OF('listed_showdowns') AS o
UNION ALL
SELECT 'exact' AS method, o.winners, o.hand_rank, o.runouts
FROM RANGE_OUTCOMES_OF('counted_question') AS o
UNION ALL
SELECT 'sim' AS method, s.winners, s.hand_rank, SUM(s.runouts) AS runouts
FROM simulated_outcomes AS s
INNER JOIN equity_question AS q ON s.question = q.question
GROUP BY s.winners, s.hand_rank;
