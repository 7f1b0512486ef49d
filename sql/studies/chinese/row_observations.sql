-- How often each category came in each row, as a simulation counts
-- Grain: one row per slice of the simulation, row and category; yours: these files leave it as it is
-- Columns:
--   objective: by which the hands were set, as in chinese_settings
--   row_name: front, middle or back, or special
--   category: as in categories, or a special hand's name
--   hands: how many there were

-- A category without a row did not come. Hands that were set by one objective never count for another.

CREATE TABLE IF NOT EXISTS row_observations (
    objective TEXT NOT NULL,
    row_name TEXT NOT NULL,
    category TEXT NOT NULL,
    hands BIGINT NOT NULL
);
