-- The pairs of classes that the Director article's scores, as published, put in the wrong order
-- Grain: one row per pair (16)
-- Columns:
--   better_rank: the hand_rank of the better class
--   better: the better class in words
--   worse_rank: the hand_rank of the worse class, whose published score is as high or higher
--   worse: the worse class in words
-- Reads: class_scores, hand_classes
-- Source: pokersql; in all of them the worse class is A-2-3-4-5, suited or not

-- Two classes that each have the same place in both orders are in the same order, so one class of every pair here is
-- displaced. Only displaced classes are compared with the others, which spares most of the 27,836,991 pairs.

DROP VIEW IF EXISTS score_disagreements;

CREATE VIEW score_disagreements AS
WITH
-- One row per class: its place by the published score; equal scores share a place
places AS (
    SELECT
        s.hand_rank,
        s.published_score,
        RANK() OVER (ORDER BY s.published_score DESC) AS place
    FROM class_scores AS s
),

-- One row per pair in the wrong order: its better class is displaced, or its worse one
disagreements AS (
    SELECT b.hand_rank AS better_rank, w.hand_rank AS worse_rank
    FROM places AS b
    INNER JOIN places AS w ON b.hand_rank < w.hand_rank AND b.published_score <= w.published_score
    WHERE b.place <> b.hand_rank
    UNION
    SELECT b.hand_rank AS better_rank, w.hand_rank AS worse_rank
    FROM places AS w
    INNER JOIN places AS b ON w.hand_rank > b.hand_rank AND w.published_score >= b.published_score
    WHERE w.place <> w.hand_rank
)

SELECT
    b.hand_rank AS better_rank,
    b.description AS better,
    w.hand_rank AS worse_rank,
    w.description AS worse
FROM disagreements AS d
INNER JOIN hand_classes AS b ON d.better_rank = b.hand_rank
INNER JOIN hand_classes AS w ON d.worse_rank = w.hand_rank;
