-- Step 6: the points of each hand, 0 for a high card to 9 for a royal flush
-- Grain: one row per hand that fits a category of the rules
-- Reads: lone_cards, step_categories
-- Source: the T-SQL article's step 6; here the categories are rows of rule_categories

DROP VIEW IF EXISTS hand_points;

CREATE VIEW hand_points AS
SELECT h.*, c.hand_points
FROM lone_cards AS h
INNER JOIN step_categories AS c
    ON
        h.distinct_values = c.distinct_values
        AND h.largest_group = c.largest_group
        AND h.distinct_suits BETWEEN c.fewest_suits AND c.most_suits
        AND h.span BETWEEN c.least_span AND c.most_span
        AND h.rank_1 BETWEEN c.first_from AND c.first_to;
