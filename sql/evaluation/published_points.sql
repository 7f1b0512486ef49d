-- Step 6 as the T-SQL article published it, its ace never low: A-2-3-4-5 is no straight
-- Grain: one row per hand; compare published_points with hand_points
-- Reads: categories, hand_descriptions
-- Source: the T-SQL article's step 6

DROP VIEW IF EXISTS published_points;

CREATE VIEW published_points AS
SELECT
    h.*,
    c.hand_points AS published_points,
    c.category AS published_category
FROM hand_descriptions AS h
INNER JOIN categories AS c
    ON
        h.distinct_values = c.distinct_values
        AND h.largest_group = c.largest_group
        AND h.distinct_suits BETWEEN c.fewest_suits AND c.most_suits
        AND h.highest - h.lowest BETWEEN c.least_span AND c.most_span
        AND h.lowest BETWEEN c.lowest_from AND c.lowest_to;
