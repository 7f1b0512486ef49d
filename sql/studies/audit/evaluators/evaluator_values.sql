-- The values that evaluators give to the hands of each class, collected from slices of hands
-- Grain: one row per slice, evaluator, cards, class and value
-- Columns:
--   evaluator: the evaluator's name
--   cards: the number of cards of the hands
--   hand_rank: the right rank of the class, as in hand_classes
--   value: the evaluator's value; NULL if it gave none
--   hands: how many hands of the slice
--   hand: the first of them as text
--   error: its error; NULL if it has a value
-- Engine: duckdb

-- To add a slice, INSERT the rows of evaluation_groups, and DELETE those of evaluations.

DROP TABLE IF EXISTS evaluator_values;

CREATE TABLE evaluator_values (
    evaluator TEXT NOT NULL,
    cards INTEGER NOT NULL,
    hand_rank INTEGER NOT NULL,
    value DOUBLE,
    hands BIGINT NOT NULL,
    hand TEXT NOT NULL,
    error TEXT
);
