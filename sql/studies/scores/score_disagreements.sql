-- Which classes the Director article's scores, as published, put in the wrong order
-- Grain: one row per two such classes
-- Reads: class_scores, hand_classes
-- Source: pokersql; all of them are about A-2-3-4-5, suited or not

-- If both of two classes stand at the same place in either order, they are in the same order, so one of each pair is
-- displaced: that spares comparing the other 27 million.

DROP VIEW IF EXISTS score_disagreements;

CREATE VIEW score_disagreements AS
WITH
-- One row per class: its place by the published score; equal scores share the first of theirs
placed AS (
    SELECT
        s.hand_rank,
        s.published_score,
        RANK() OVER (ORDER BY s.published_score DESC) AS place
    FROM class_scores AS s
),

-- One row per two classes, the better of them displaced, whose order by score is not that by rank; or the worse
displaced AS (
    SELECT b.hand_rank AS better_rank, w.hand_rank AS worse_rank
    FROM placed AS b
    INNER JOIN placed AS w ON b.hand_rank < w.hand_rank AND b.published_score <= w.published_score
    WHERE b.place <> b.hand_rank
    UNION
    SELECT b.hand_rank AS better_rank, w.hand_rank AS worse_rank
    FROM placed AS w
    INNER JOIN placed AS b ON w.hand_rank > b.hand_rank AND w.published_score >= b.published_score
    WHERE w.place <> w.hand_rank
)

SELECT
    b.hand_rank AS better_rank,
    b.description AS better,
    w.hand_rank AS worse_rank,
    w.description AS worse
FROM displaced AS d
INNER JOIN hand_classes AS b ON d.better_rank = b.hand_rank
INNER JOIN hand_classes AS w ON d.worse_rank = w.hand_rank;
