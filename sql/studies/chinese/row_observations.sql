-- How often each category came in each row of simulated hands, and how often each special hand came
-- Grain: one row per stored run of deal.sql, row_name and category; you insert the rows, and no file changes them
-- Columns:
--   objective: the objective by which the hands were arranged, a value of chinese_objectives.objective
--   row_name: front, middle, back or special
--   category: a value of categories.category, or a special hand's name
--   hands: the number of hands

-- A category without a row did not occur. row_frequencies counts only the rows of the objective in chinese_settings.

CREATE TABLE IF NOT EXISTS row_observations (
    objective TEXT NOT NULL,
    row_name TEXT NOT NULL,
    category TEXT NOT NULL,
    hands BIGINT NOT NULL
);
