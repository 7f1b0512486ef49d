-- Step 5, each hand's cards that are in no group, highest first
-- Grain: one row per hand; lone_values is one number, the lone cards' values as its digits in base 15
-- Reads: second_groups
-- Source: the T-SQL article's step 5, which strings them together as text

-- Values go up to 14, so in base 15 comparing the numbers is comparing the cards one after the other.

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
