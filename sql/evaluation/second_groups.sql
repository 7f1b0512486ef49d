-- Step 4: the rank of each hand's second group: the low pair, or the pair of a full house
-- Grain: one row per hand
-- Columns:
--   second_value: the rank of the second group if it has two cards or more, else 0
-- Reads: largest_groups
-- Source: the T-SQL article's step 4

DROP VIEW IF EXISTS second_groups;

CREATE VIEW second_groups AS
SELECT
    h.*,
    CASE WHEN h.second_group > 1 THEN h.rank_2 ELSE 0 END AS second_value
FROM largest_groups AS h;
