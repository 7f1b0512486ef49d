-- The values of evaluations, collected by class: the rows to INSERT into evaluator_values
-- Grain: one row per evaluator, cards, class and value
-- Columns:
--   hands: how many hands
--   hand: the first of them as text
--   error: its error
-- Reads: evaluations
-- Engine: duckdb

DROP VIEW IF EXISTS evaluation_groups;

CREATE VIEW evaluation_groups AS
SELECT
    e.evaluator,
    e.cards,
    e.hand_rank,
    e.value,
    COUNT(*) AS hands,
    MIN(e.hand) AS hand,
    ARG_MIN(e.error, e.hand) AS error
FROM evaluations AS e
GROUP BY e.evaluator, e.cards, e.hand_rank, e.value;
