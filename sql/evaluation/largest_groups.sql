-- Step 3, the value of each hand's largest group
-- Grain: one row per hand; largest_value is 0 where all cards are alone
-- Reads: hand_shapes
-- Source: the T-SQL article's step 3

DROP VIEW IF EXISTS largest_groups;

CREATE VIEW largest_groups AS
SELECT
    h.*,
    CASE WHEN h.largest_group > 1 THEN h.rank_1 ELSE 0 END AS largest_value
FROM hand_shapes AS h;
