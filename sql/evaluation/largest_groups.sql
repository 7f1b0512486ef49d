-- Step 3: the rank of each hand's largest group
-- Grain: one row per hand
-- Columns:
--   largest_value: the rank of the first group if it has two cards or more, else 0
-- Reads: hand_shapes
-- Source: the T-SQL article's step 3

DROP VIEW IF EXISTS largest_groups;

CREATE VIEW largest_groups AS
SELECT
    h.*,
    CASE WHEN h.largest_group > 1 THEN h.rank_1 ELSE 0 END AS largest_value
FROM hand_shapes AS h;
