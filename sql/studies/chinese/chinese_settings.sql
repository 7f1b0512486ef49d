-- How Chinese hands are set; change it with UPDATE, loading puts the default back
-- Grain: one row in all
-- Columns:
--   objective: how the best arrangement is chosen, one of chinese_objectives

DROP TABLE IF EXISTS chinese_settings;

CREATE TABLE chinese_settings (
    objective TEXT NOT NULL
);

INSERT INTO chinese_settings (objective)
SELECT 'percentiles' AS objective;
