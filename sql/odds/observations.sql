-- Observed counts of categories: luck tests them, audit compares them with exact counts
-- Grain: one row per run, category and batch; loading and unloading keep the rows
-- Columns:
--   run: a run is tested as a whole; run_averages averages the runs from 1 on, so use 0 for other counts
--   category: one of its names, see category_names, or other
--   occurrences: how often it was seen; the batches of a run are added

-- A category without a row was seen 0 times, unless the run has a row named other, for all categories without a row.

CREATE TABLE IF NOT EXISTS observations (
    run BIGINT NOT NULL,
    category TEXT NOT NULL,
    occurrences BIGINT NOT NULL
    CHECK (occurrences >= 0 AND occurrences = CAST(occurrences AS BIGINT))
);
