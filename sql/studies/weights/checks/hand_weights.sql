-- Does the order by weight equal the order by hand, over all classes, and is the weight of no two classes equal?
-- Grain: one row per problem
-- Reads: hand_weights
-- Source: the rules of poker, by hand_rank

WITH
-- One row per class: the weight of the next worse one
ordered AS (
    SELECT
        w.hand_rank,
        w.description,
        w.weight,
        LEAD(w.weight) OVER (ORDER BY w.hand_rank) AS next_weight,
        LEAD(w.description) OVER (ORDER BY w.hand_rank) AS next_description
    FROM hand_weights AS w
)

SELECT 'hand_weights: ' || o.description || ' weighs no more than ' || o.next_description AS problem
FROM ordered AS o
WHERE o.weight <= o.next_weight
UNION ALL
SELECT 'hand_weights has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 7462' AS problem
FROM hand_weights
HAVING COUNT(*) <> 7462;
