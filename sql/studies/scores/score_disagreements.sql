-- The pairs of classes that published_score, the score of the Director article, puts in the wrong order
-- Grain: one row per pair (16)
-- Columns:
--   better_rank: the hand_rank of the better class
--   better: the description of the better class
--   worse_rank: the hand_rank of the worse class, whose published score is equal or higher
--   worse: the description of the worse class
-- Reads: class_scores, hand_classes
-- Source: pokersql; in all pairs the worse class is A-2-3-4-5, suited or not

-- If both classes of a pair have places equal to their hand_rank, the pair is in the right order. So the view joins all
-- classes only with the classes whose place differs from hand_rank. This avoids most of the 27,836,991 pairs.

DROP VIEW IF EXISTS score_disagreements;

CREATE VIEW score_disagreements AS
WITH
-- One row per class: its place by published_score; equal scores have equal places
places AS (
    SELECT
        s.hand_rank,
        s.published_score,
        RANK() OVER (ORDER BY s.published_score DESC) AS place
    FROM class_scores AS s
),

-- One row per pair in the wrong order; at least one of its classes has a place that differs from its hand_rank
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
