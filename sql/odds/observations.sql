-- Counts of categories that you observed, for the tests of luck and for the study audit
-- Grain: one row per count that you insert; load.sql and unload.sql keep the rows
-- Columns:
--   run: the counts of one run are tested together; run_averages averages over the runs >= 1, not over run 0
--   category: a name in category_names, or the word other
--   occurrences: how often the category was seen; several rows of a run and category are added up

-- If a run has a row named other, this row counts all categories that have no row. Otherwise categories without a row
-- have the count 0.

CREATE TABLE IF NOT EXISTS observations (
    run BIGINT NOT NULL,
    category TEXT NOT NULL,
    occurrences BIGINT NOT NULL
    CHECK (occurrences >= 0 AND occurrences = CAST(occurrences AS BIGINT))
);
