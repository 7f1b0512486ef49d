-- The solved stacks, while pokersql build --push-fold makes the rows of push_fold_strategies
-- Grain: one row per stack and starting hand
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE push_fold_solutions (
    stack DOUBLE,
    hand TEXT,
    pushed DOUBLE,
    called DOUBLE
);
