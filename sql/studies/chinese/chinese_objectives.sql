-- The objectives of Chinese poker: each gives the weights of the score that the best arrangement maximizes
-- Grain: one row per objective
-- Columns:
--   objective: the name of the objective
--   description: the value that is maximized, then the values that break ties, in order
--   points_weight: the weight of the sum of the three rows' points, see row_classes
--   front_weight: the weight of the front's place, 1 to 455
--   middle_weight: the weight of the middle's place, 1 to 7,462
--   back_weight: the weight of the back's place, 1 to 7,462
-- Reads: hand_classes
-- Source: pokersql; you may add objectives: INSERT INTO chinese_objectives VALUES (...)

--     score = points_weight * points
--         - (front_weight * front_place + middle_weight * middle_place + back_weight * back_place)
-- Place 1 is the best. The weights are 0, 1, base or base^2, with base = 7,463. No place is above 7,462, so a term with
-- a smaller weight only breaks ties.

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
-- One row: base, the number of classes plus 1
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
