-- The objective by which Chinese hands are set; UPDATE changes it, loading restores the default
-- Grain: one row in all
-- Columns:
--   objective: one of chinese_objectives; the best arrangement maximizes its score

DROP TABLE IF EXISTS chinese_settings;

CREATE TABLE chinese_settings (
    objective TEXT NOT NULL
);

INSERT INTO chinese_settings (objective)
SELECT 'percentiles' AS objective;
