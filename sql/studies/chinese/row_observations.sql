-- How often each category occurred in each row of simulated hands
-- Grain: one row per slice of the simulation, row and category; yours: these files leave it as it is
-- Columns:
--   objective: the objective by which the hands were set, as in chinese_settings
--   row_name: front, middle or back, or special
--   category: as in categories, or a special hand's name
--   hands: the number of hands

-- A category without a row did not occur. row_frequencies counts the rows of the chosen objective only.

CREATE TABLE IF NOT EXISTS row_observations (
    objective TEXT NOT NULL,
    row_name TEXT NOT NULL,
    category TEXT NOT NULL,
    hands BIGINT NOT NULL
);
