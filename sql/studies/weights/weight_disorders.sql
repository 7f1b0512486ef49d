-- The number of pairs of classes that the published weights put in the wrong order, by the categories of both classes
-- Grain: one row per better_category and worse_category
-- Columns:
--   better_category: the category of the better classes
--   worse_category: the category of the worse classes, whose published weight is equal or higher
--   pairs: the number of pairs of a better and a worse class
--   equal_pairs: the number of these pairs with equal weights
--   better: the description of the better class of an example pair
--   better_weight: the published weight of the better class of the example pair
--   worse: the description of the worse class of the example pair
--   worse_weight: the published weight of the worse class of the example pair
-- Reads: hand_weights
-- Source: the weights in the first hint of the Texas Hold'em SQL challenge, compared with hand_rank

-- The view joins only categories whose ranges of weights overlap. This avoids most of the 27,836,991 pairs of classes.

DROP VIEW IF EXISTS weight_disorders;

CREATE VIEW weight_disorders AS
WITH
-- One row per category: its least and most published weight
ranges AS (
    SELECT
        w.hand_points,
        MIN(w.published_weight) AS lightest,
        MAX(w.published_weight) AS heaviest
    FROM hand_weights AS w
    GROUP BY w.hand_points
),

-- One row per pair of categories whose ranges of weights overlap; a category is also paired with itself
category_pairs AS (
    SELECT b.hand_points AS better_points, l.hand_points AS worse_points
    FROM ranges AS b
    INNER JOIN ranges AS l ON b.hand_points >= l.hand_points AND b.lightest <= l.heaviest
),

-- One row per pair of categories: the number of pairs of classes in the wrong order, and the first pair by hand_rank
disorders AS (
    SELECT
        o.better_points,
        o.worse_points,
        COUNT(*) AS pairs,
        SUM(CASE WHEN b.published_weight = l.published_weight THEN 1 ELSE 0 END) AS equal_pairs,
        MIN(b.hand_rank * 10000 + l.hand_rank) AS first_pair
    FROM category_pairs AS o
    INNER JOIN hand_weights AS b ON o.better_points = b.hand_points
    INNER JOIN hand_weights AS l
        ON o.worse_points = l.hand_points AND b.hand_rank < l.hand_rank AND b.published_weight <= l.published_weight
    GROUP BY o.better_points, o.worse_points
)

SELECT
    b.category AS better_category,
    l.category AS worse_category,
    CAST(d.pairs AS BIGINT) AS pairs,
    CAST(d.equal_pairs AS BIGINT) AS equal_pairs,
    b.description AS better,
    b.published_weight AS better_weight,
    l.description AS worse,
    l.published_weight AS worse_weight
FROM disorders AS d
INNER JOIN hand_weights AS b ON CAST((d.first_pair - d.first_pair % 10000) / 10000 AS INTEGER) = b.hand_rank
INNER JOIN hand_weights AS l ON d.first_pair % 10000 = l.hand_rank;
