-- The values that evaluators give to hands; INSERT your own, and copy them as evaluator_values says
-- Grain: one row per evaluator and hand that it tried
-- Columns:
--   evaluator: the evaluator's name
--   cards: the number of cards of the hand
--   hand_rank: the right rank of the hand's class, as in hand_classes
--   hand: the cards as text
--   value: the evaluator's value; NULL if it gave none
--   error: what the evaluator did instead; NULL if it gave a value
-- Engine: duckdb

DROP TABLE IF EXISTS evaluations;

CREATE TABLE evaluations (
    evaluator TEXT NOT NULL,
    cards INTEGER NOT NULL,
    hand_rank INTEGER NOT NULL,
    hand TEXT NOT NULL,
    value DOUBLE,
    error TEXT
);
