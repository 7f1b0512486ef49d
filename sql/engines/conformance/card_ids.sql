-- The results of the functions for hands that are lists of card_ids
-- Grain: one row, with one column per hand and function

SELECT
    HAND_RANK(ARRAY[0, 4, 8, 12, 48]) AS hand_rank,
    HAND_CATEGORY(ARRAY[0, 4, 8, 12, 48, 51]) AS category,
    HAND_DESCRIPTION(ARRAY[0, 1, 2, 44, 47, 5, 10]) AS description,
    BEST_FIVE(ARRAY[51, 50, 47, 43, 39, 35, 0]) AS best_five,
    HAND_RANK(ARRAY[0, 1, 2]) AS rank_of_three,
    HAND_ERROR(ARRAY[0, 1, 2]) AS error_of_three,
    HAND_ERROR(ARRAY[0, 4, 8, 12, 52]) AS error_of_none,
    HAND_ERROR(ARRAY[0, 4, 8, 12, 0]) AS error_of_twice;
