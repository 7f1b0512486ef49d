-- The objective by which hands of Chinese poker are arranged; UPDATE changes the row, loading restores the default
-- Grain: one row in all
-- Columns:
--   objective: a value of chinese_objectives.objective; the best arrangement maximizes the score of this objective

DROP TABLE IF EXISTS chinese_settings;

CREATE TABLE chinese_settings (
    objective TEXT NOT NULL
);

INSERT INTO chinese_settings (objective)
SELECT 'percentiles' AS objective;
