-- Does score order all 7,462 classes as hand_rank does, without ties?
-- Grain: one row per problem
-- Reads: class_scores
-- Source: hand_rank, which follows the rules of poker

WITH
-- One row per class: its score, and the score of the next worse class
neighbours AS (
    SELECT
        s.hand_rank,
        s.score,
        LEAD(s.score) OVER (ORDER BY s.hand_rank) AS next_score
    FROM class_scores AS s
)

SELECT 'class_scores: rank ' || CAST(n.hand_rank AS TEXT) || ' scores no more than the next rank' AS problem
FROM neighbours AS n
WHERE n.score <= n.next_score
UNION ALL
SELECT 'class_scores has ' || CAST(COUNT(*) AS TEXT) || ' rows, not 7462' AS problem
FROM class_scores
HAVING COUNT(*) <> 7462;
