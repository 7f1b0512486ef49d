-- The objectives of Chinese poker: the weights of the score that the best arrangement maximizes
-- Grain: one row per objective
-- Columns:
--   objective: its name
--   description: the maximized value, and the values that break ties, in order
--   points_weight: the weight of the sum of the three rows' points, see row_classes
--   front_weight: the weight of the front's place, 1 to 455
--   middle_weight: the weight of the middle's place, 1 to 7,462
--   back_weight: the weight of the back's place, 1 to 7,462
-- Source: pokersql; you may add your own, INSERT INTO chinese_objectives VALUES (...)

--     score = points_weight * points
--         - (front_weight * front_place + middle_weight * middle_place + back_weight * back_place)
-- Place 1 is the best. The weights are 1, 7463 and 7463^2 = 55,696,369, and no place is above 7462: so a term with a
-- smaller weight only breaks ties.

DROP TABLE IF EXISTS chinese_objectives;

CREATE TABLE chinese_objectives (
    objective TEXT NOT NULL PRIMARY KEY,
    description TEXT NOT NULL,
    points_weight BIGINT NOT NULL,
    front_weight BIGINT NOT NULL,
    middle_weight BIGINT NOT NULL,
    back_weight BIGINT NOT NULL
);

INSERT INTO chinese_objectives (objective, description, points_weight, front_weight, middle_weight, back_weight)
VALUES
('percentiles', 'the sum of three percentiles, then the back, then the middle', CAST(55696369 AS BIGINT), 0, 1, 7463),
('back', 'the best back, then the best middle, then the best front', 0, 1, 7463, CAST(55696369 AS BIGINT)),
('middle', 'the best middle, then the best back, then the best front', 0, 1, CAST(55696369 AS BIGINT), 7463),
('front', 'the best front, then the best middle, then the best back', 0, CAST(55696369 AS BIGINT), 7463, 1);
