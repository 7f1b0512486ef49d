-- How often somebody saw each category: the figures to be judged
-- Grain: one row per run, category and batch; yours: these files leave it as it is
-- Columns:
--   run: what is judged together
--   category: by any of its names, or other
--   occurrences: how often it was seen
-- Reads: nothing
-- Source: pokersql

-- A run is what is judged together, batches of one run are added up. Any of the articles' names do (see
-- category_names). A category without a row was seen 0 times, unless there is a row named other, which stands for all
-- that have none. Runs from 1 on are repetitions of each other (see run_averages); run 0 is none of them.

CREATE TABLE IF NOT EXISTS observations (
    run BIGINT NOT NULL,
    category TEXT NOT NULL,
    occurrences BIGINT NOT NULL
    CHECK (occurrences >= 0 AND occurrences = CAST(occurrences AS BIGINT))
);
