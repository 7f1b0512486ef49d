-- How often each category came in each row, as a simulation counts
-- Grain: one row per slice of the simulation, row and category; yours: these files leave it as it is
-- Reads: nothing
-- Source: pokersql

-- What is not there did not come. Hands that were set by one objective never count for another.

CREATE TABLE IF NOT EXISTS row_observations (
    objective TEXT NOT NULL, -- by which the hands were set, as in chinese_settings
    row_name TEXT NOT NULL, -- front, middle or back, or special
    category TEXT NOT NULL, -- as in categories, or a special hand's name
    hands BIGINT NOT NULL -- how many there were
);
