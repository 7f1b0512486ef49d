-- How often each set of players won in the simulated showdowns of the current question
-- Grain: one row per high_winners, low_winners and hand_rank of the best hand
-- Reads: asked_question, simulated_outcomes
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW drawn_outcomes AS
SELECT 'sim' AS method, q.question, s.high_winners, s.low_winners, s.hand_rank, SUM(s.runouts) AS runouts
FROM simulated_outcomes AS s
INNER JOIN asked_question AS q ON s.texts = q.texts
GROUP BY q.question, s.high_winners, s.low_winners, s.hand_rank;
