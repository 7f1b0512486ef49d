-- Step 5: the cards of each hand that are in no group, highest first, as one number
-- Grain: one row per hand
-- Columns:
--   lone_values: the ranks of the lone cards, highest first, as the digits of a number in base 15
-- Reads: second_groups
-- Source: the T-SQL article's step 5, which joins these cards as text

-- A rank is at most 14, so it is one digit. The first difference between the digits of two hands decides which number
-- is larger.

DROP VIEW IF EXISTS lone_cards;

CREATE VIEW lone_cards AS
SELECT
    h.*,
    CASE WHEN h.largest_group = 1 THEN h.rank_1 ELSE 0 END * 15 * 15 * 15 * 15
    + CASE WHEN h.second_group = 1 THEN h.rank_2 ELSE 0 END * 15 * 15 * 15
    + h.rank_3 * 15 * 15
    + h.rank_4 * 15
    + h.rank_5 AS lone_values
FROM second_groups AS h;
