-- Draws the next batch of showdowns and adds its outcomes to simulated_outcomes
-- Grain: one new row per set of winners and hand_rank of the best hand
-- Reads: equity_question, sampled_showdowns, simulated_outcomes, simulation
-- Source: pokersql
-- Engine: duckdb

INSERT INTO simulated_outcomes (question, winners, hand_rank, runouts)
SELECT q.question, o.winners, o.hand_rank, o.runouts
FROM OUTCOMES_OF('sampled_showdowns') AS o
CROSS JOIN equity_question AS q;

UPDATE simulation SET first_sample = first_sample + samples;
