-- Draws the next batch of deals of a game and adds its outcomes to simulated_deals
-- Grain: one new row per set of winners of each half of the pot
-- Reads: equity_question, simulated_deals, simulation
-- Source: pokersql
-- Engine: duckdb

INSERT INTO simulated_deals (question, high_winners, low_winners, runouts)
SELECT q.question, o.high_winners, o.low_winners, o.runouts
FROM DEALT_OUTCOMES_OF('simulation') AS o
CROSS JOIN equity_question AS q;

UPDATE simulation SET first_sample = first_sample + samples;
