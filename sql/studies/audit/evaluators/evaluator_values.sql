-- The values that evaluators give to the hands of each class, collected from slices of hands
-- Grain: one row per slice, evaluator, cards, class and value
-- Columns:
--   hands: how many hands of the slice
--   hand: the first of them as text
--   error: its error; NULL if it has a value
-- Engine: duckdb

-- INSERT INTO evaluator_values FROM evaluation_groups; adds a slice. Then DELETE FROM evaluations, and fill it again.

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
