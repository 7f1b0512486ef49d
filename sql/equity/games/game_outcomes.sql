-- How often each set of players wins each half of the pot of a game: over all boards, of the one deal, and as simulated
-- Grain: one row per method and set of winners of each half
-- Reads: board_outcomes, equity_question, known_deal, simulated_deals
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS game_outcomes;

CREATE VIEW game_outcomes AS
SELECT 'exact' AS method, o.high_winners, o.low_winners, o.runouts
FROM board_outcomes AS o
UNION ALL
SELECT 'exact' AS method, o.high_winners, o.low_winners, o.runouts
FROM DEALT_OUTCOMES_OF('known_deal') AS o
UNION ALL
SELECT 'sim' AS method, s.high_winners, s.low_winners, SUM(s.runouts) AS runouts
FROM simulated_deals AS s
INNER JOIN equity_question AS q ON s.question = q.question
GROUP BY s.high_winners, s.low_winners;
