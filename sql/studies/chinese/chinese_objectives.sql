-- What the best arrangement of a hand of Chinese poker is: each objective as weights of what is to be the largest
-- Grain: one row per objective
-- Columns:
--   objective: its name
--   description: what is the largest, and what decides between equals
--   points_weight: what a point counts, see row_classes
--   front_weight: what a place of the front counts, of 455
--   middle_weight: of the middle, of 7,462
--   back_weight: and of the back
-- Reads: hand_classes
-- Source: pokersql; you may add your own, INSERT INTO chinese_objectives VALUES (...)

-- The score is points_weight times the sum of the three percentiles, less the weight of each row times its place, of
-- which 1 is the best. What comes first has a weight that what comes after it can't outweigh.

DROP TABLE IF EXISTS chinese_objectives;

CREATE TABLE chinese_objectives (
    objective TEXT NOT NULL PRIMARY KEY,
    description TEXT NOT NULL,
    points_weight BIGINT NOT NULL,
    front_weight BIGINT NOT NULL,
    middle_weight BIGINT NOT NULL,
    back_weight BIGINT NOT NULL
);

INSERT INTO chinese_objectives (
    objective, description, points_weight, front_weight, middle_weight, back_weight
)
WITH
-- One row: more than there are places
bases AS (
    SELECT COUNT(*) + 1 AS base FROM hand_classes
)

SELECT
    'percentiles' AS objective,
    'the sum of three percentiles, then the back, then the middle' AS description,
    b.base * b.base AS points_weight,
    0 AS front_weight,
    1 AS middle_weight,
    b.base AS back_weight
FROM bases AS b
UNION ALL
SELECT
    'back' AS objective,
    'the best back, then the best middle, then the best front' AS description,
    0 AS points_weight,
    1 AS front_weight,
    b.base AS middle_weight,
    b.base * b.base AS back_weight
FROM bases AS b
UNION ALL
SELECT
    'middle' AS objective,
    'the best middle, then the best back, then the best front' AS description,
    0 AS points_weight,
    1 AS front_weight,
    b.base * b.base AS middle_weight,
    b.base AS back_weight
FROM bases AS b
UNION ALL
SELECT
    'front' AS objective,
    'the best front, then the best middle, then the best back' AS description,
    0 AS points_weight,
    b.base * b.base AS front_weight,
    b.base AS middle_weight,
    1 AS back_weight
FROM bases AS b;
