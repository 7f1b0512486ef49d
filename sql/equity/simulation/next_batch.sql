-- Draws the next batch of showdowns and adds its outcomes to simulated_outcomes
-- Grain: one new row per set of winners of each half of the pot, and hand_rank of the best hand
-- Reads: asked_methods, sampled_question, sampled_showdowns, simulated_outcomes, simulation
-- Source: pokersql
-- Engine: duckdb

-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

INSERT INTO simulated_outcomes (texts, high_winners, low_winners, hand_rank, runouts)
WITH
-- One row per showdown of a game whose ranks a sum tells
sum_showdowns AS NOT MATERIALIZED (
    SELECT s.* FROM sampled_showdowns AS s
    WHERE s.is_sum
),

-- One row per showdown of any other game
other_showdowns AS NOT MATERIALIZED (
    SELECT s.* FROM sampled_showdowns AS s
    WHERE NOT s.is_sum
)

SELECT q.texts, o.high_winners, o.low_winners, o.hand_rank, o.runouts
FROM (
    SELECT o.* FROM pokersql.sum_outcomes_of('sum_showdowns', 'sampled_question', 'asked_methods') AS o
    UNION ALL
    SELECT o.* FROM pokersql.judged_outcomes_of('other_showdowns', 'sampled_question') AS o
) AS o
CROSS JOIN sampled_question AS q;

UPDATE simulation SET first_sample = first_sample + samples;
