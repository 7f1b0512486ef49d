-- How often each set of players won in the showdowns that were drawn for the present question
-- Grain: one row per set of winners and hand_rank of the best hand
-- Reads: equity_question, simulated_outcomes
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS drawn_outcomes;

CREATE VIEW drawn_outcomes AS
SELECT 'sim' AS method, s.winners, s.hand_rank, SUM(s.runouts) AS runouts
FROM simulated_outcomes AS s
INNER JOIN equity_question AS q ON s.question = q.question
GROUP BY s.winners, s.hand_rank;
