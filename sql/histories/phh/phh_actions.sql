-- The actions of PHH hands
-- Grain: one row per action
-- Reads: phh_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE phh_actions AS
SELECT
    h.hand_no,
    h.actions_line AS line,
    UNNEST(RANGE(1, LEN(h.actions) + 1)) AS number,
    UNNEST(h.actions) AS action
FROM phh_hands AS h;
