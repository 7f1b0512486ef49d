-- Step 6 as the T-SQL article published it: the ace is never low, so A-2-3-4-5 is no straight
-- Grain: one row per hand that fits a category of the rules of the seven steps
-- Columns:
--   published_points: the points if the ace is never low
-- Reads: hand_descriptions, rule_categories

DROP VIEW IF EXISTS published_points;

CREATE VIEW published_points AS
SELECT
    h.*,
    c.hand_points AS published_points,
    c.category AS published_category
FROM hand_descriptions AS h
INNER JOIN rule_categories AS c
    ON
        c.rules = 'published'
        AND h.distinct_values = c.distinct_values
        AND h.largest_group = c.largest_group
        AND h.distinct_suits BETWEEN c.fewest_suits AND c.most_suits
        AND h.highest - h.lowest BETWEEN c.least_span AND c.most_span
        AND CASE WHEN h.distinct_values = 5 THEN h.highest ELSE h.rank_1 END BETWEEN c.first_from AND c.first_to;
