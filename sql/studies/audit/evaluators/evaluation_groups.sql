-- The hands of evaluations that have the same evaluator, class and value
-- Grain: one row per evaluator, cards, class and value
-- Columns:
--   hands: how many hands
--   hand: the first of them as text
--   error: its error
-- Reads: evaluations
-- Engine: duckdb
-- Access: internal

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
