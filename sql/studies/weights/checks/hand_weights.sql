-- Does weight order all 7,462 classes as hand_rank does, without ties?
-- Grain: one row per problem
-- Reads: hand_weights
-- Source: hand_rank, which follows the rules of poker

WITH
-- One row per class: its weight, and the weight of the next worse class
neighbours AS (
    SELECT
        w.hand_rank,
        w.description,
        w.weight,
        LEAD(w.weight) OVER (ORDER BY w.hand_rank) AS next_weight,
        LEAD(w.description) OVER (ORDER BY w.hand_rank) AS next_description
    FROM hand_weights AS w
)

SELECT 'hand_weights: ' || n.description || ' weighs no more than ' || n.next_description AS problem
FROM neighbours AS n
WHERE n.weight <= n.next_weight
UNION ALL
SELECT 'hand_weights has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 7462' AS problem
FROM hand_weights
HAVING COUNT(*) <> 7462;
