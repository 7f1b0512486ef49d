-- Is comparing scores comparing hands, over all classes, with no two scores equal?
-- Grain: one row per problem
-- Reads: class_scores
-- Source: the rules of poker, by hand_rank

WITH
-- One row per class: the score of the next worse one
ordered AS (
    SELECT
        s.hand_rank,
        s.score,
        LEAD(s.score) OVER (ORDER BY s.hand_rank) AS next_score
    FROM class_scores AS s
)

SELECT 'class_scores: rank ' || CAST(o.hand_rank AS TEXT) || ' scores no more than the next' AS problem
FROM ordered AS o
WHERE o.score <= o.next_score
UNION ALL
SELECT 'class_scores has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 7462' AS problem
FROM class_scores
HAVING COUNT(*) <> 7462;
