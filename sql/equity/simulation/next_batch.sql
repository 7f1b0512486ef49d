-- Draws the next batch of showdowns at random, and adds the outcomes to simulated_outcomes
-- Grain: one new row per high_winners, low_winners and hand_rank of the best hand
-- Reads: asked_methods, sampled_question, sampled_showdowns, simulated_outcomes, simulation
-- Engine: duckdb

INSERT INTO simulated_outcomes (texts, high_winners, low_winners, hand_rank, runouts)
SELECT q.texts, o.high_winners, o.low_winners, o.hand_rank, o.runouts
FROM (
    SELECT o.*
    FROM pokersql.heads_up_outcomes_of('sampled_showdowns', 'sampled_question', 'asked_methods', TRUE) AS o
    UNION ALL
    SELECT o.* FROM pokersql.sum_outcomes_of('sampled_showdowns', 'sampled_question', 'asked_methods', TRUE) AS o
    UNION ALL
    SELECT o.* FROM pokersql.judged_outcomes_of('sampled_showdowns', 'sampled_question') AS o
) AS o
CROSS JOIN sampled_question AS q;

UPDATE simulation SET first_sample = first_sample + samples;
