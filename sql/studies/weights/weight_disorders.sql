-- Which hands the published weights put in the wrong order
-- Grain: one row per category of the better and of the worse class of such a pair, with an example
-- Reads: hand_weights
-- Source: the weights of the Texas Hold'em SQL challenge's first hint, compared with hand_rank

-- A pair of classes is in the wrong order if the worse weighs as much or more. Only categories whose weights overlap
-- can have one, which spares most of the 27,836,991 pairs.

DROP VIEW IF EXISTS weight_disorders;

CREATE VIEW weight_disorders AS
WITH
-- One row per category: the range of its weights
ranges AS (
    SELECT
        w.hand_points,
        MIN(w.published_weight) AS lightest,
        MAX(w.published_weight) AS heaviest
    FROM hand_weights AS w
    GROUP BY w.hand_points
),

-- One row per two categories that can be in the wrong order, or a category and itself
overlapping AS (
    SELECT b.hand_points AS better_points, l.hand_points AS worse_points
    FROM ranges AS b
    INNER JOIN ranges AS l ON b.hand_points >= l.hand_points AND b.lightest <= l.heaviest
),

-- One row per two categories: how many pairs are in the wrong order, and the first of them by its better class
counted AS (
    SELECT
        o.better_points,
        o.worse_points,
        COUNT(*) AS pairs,
        SUM(CASE WHEN b.published_weight = l.published_weight THEN 1 ELSE 0 END) AS equal_pairs,
        MIN(b.hand_rank * 10000 + l.hand_rank) AS first_pair
    FROM overlapping AS o
    INNER JOIN hand_weights AS b ON o.better_points = b.hand_points
    INNER JOIN hand_weights AS l
        ON o.worse_points = l.hand_points AND b.hand_rank < l.hand_rank AND b.published_weight <= l.published_weight
    GROUP BY o.better_points, o.worse_points
)

SELECT
    b.category AS better_category,
    l.category AS worse_category,
    CAST(c.pairs AS BIGINT) AS pairs,
    CAST(c.equal_pairs AS BIGINT) AS equal_pairs,
    b.description AS better,
    b.published_weight AS better_weight,
    l.description AS worse,
    l.published_weight AS worse_weight
FROM counted AS c
INNER JOIN hand_weights AS b ON CAST((c.first_pair - c.first_pair % 10000) / 10000 AS INTEGER) = b.hand_rank
INNER JOIN hand_weights AS l ON c.first_pair % 10000 = l.hand_rank;
