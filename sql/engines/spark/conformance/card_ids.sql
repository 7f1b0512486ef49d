-- The results of the functions for hands that are lists of card_ids
-- Grain: one row, with one column per hand and function
-- Engine: spark

SELECT
    hand_rank(ARRAY(0, 4, 8, 12, 48)) AS hand_rank,
    hand_category(ARRAY(0, 4, 8, 12, 48, 51)) AS category,
    hand_description(ARRAY(0, 1, 2, 44, 47, 5, 10)) AS description,
    best_five(ARRAY(51, 50, 47, 43, 39, 35, 0)) AS best_five,
    hand_rank(ARRAY(0, 1, 2)) AS rank_of_three,
    hand_error(ARRAY(0, 1, 2)) AS error_of_three,
    hand_error(ARRAY(0, 4, 8, 12, 52)) AS error_of_none,
    hand_error(ARRAY(0, 4, 8, 12, 0)) AS error_of_twice;
