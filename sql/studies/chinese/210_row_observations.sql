-- How often each category came in each row, as a simulation counts
-- Grain: one row per slice of the simulation, row and category; what is not there did not come
-- Reads: nothing
-- Source: pokersql

DROP TABLE IF EXISTS row_observations;

CREATE TABLE row_observations (
    row_name TEXT NOT NULL, -- front, middle or back, or special
    category TEXT NOT NULL, -- as in categories, or a special hand's name
    hands BIGINT NOT NULL -- how many there were
);
