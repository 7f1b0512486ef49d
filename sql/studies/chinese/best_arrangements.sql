-- The best legal arrangement of each hand by the objective of chinese_settings
-- Grain: one row per hand of thirteen cards
-- Columns:
--   front: the front as the sum of 2^(n - 1) over its cards, where n = 1 to 13 numbers the hand's cards from the lowest
--   middle: the middle as a sum of the same kind
--   back: the back as a sum of the same kind
--   front_place: the front's place among the 455 classes of three cards, 1 for the best
--   middle_place: the middle's hand_rank
--   back_place: the back's hand_rank
--   points: the sum of the three rows' points, which stand for percentiles (see row_classes)
--   score: the score by the objective of chinese_settings; the highest score is the best
-- Reads: chinese_choices
-- Source: pokersql; branch and bound

-- Of arrangements with equal scores, this view takes the smallest `back`, then the smallest `middle`. By the objectives
-- in chinese_objectives, arrangements with equal scores differ only in the suits of equal ranks.
--
-- In legal_arrangements the same arrangement has preference 1, but that view computes all arrangements. This view first
-- finds the best score of a few trials, the floor. It then drops a front or a middle if its score plus the best scores
-- of the other rows is below the floor.

DROP VIEW IF EXISTS best_arrangements;

CREATE VIEW best_arrangements AS
WITH
-- One row per hand and choice of cards, computed once
choices AS MATERIALIZED (
    SELECT c.* FROM chinese_choices AS c
),

-- One row per hand and choice of five cards as back: preference 1 is the best back of its category
backs AS (
    SELECT
        c.game_id,
        c.player_id,
        c.places,
        c.place,
        c.back_score,
        ROW_NUMBER() OVER (
            PARTITION BY c.game_id, c.player_id, c.hand_points
            ORDER BY c.back_score DESC, c.places ASC
        ) AS preference
    FROM choices AS c
    WHERE c.cards = 5
),

-- One row per hand and trial: a back with preference 1 or 2, and a legal middle; the front has the other three cards
trials AS MATERIALIZED (
    SELECT
        b.game_id,
        b.player_id,
        8191 - b.places - m.places AS front,
        m.place AS middle_place,
        b.back_score + m.middle_score AS score
    FROM backs AS b
    INNER JOIN choices AS m ON b.game_id = m.game_id AND b.player_id = m.player_id AND (b.places & m.places) = 0
    WHERE b.preference <= 2 AND m.cards = 5 AND b.place <= m.weakest_next
),

-- One row per hand: the best score of its trials
floors AS (
    SELECT t.game_id, t.player_id, MAX(t.score + f.front_score) AS score
    FROM trials AS t
    CROSS JOIN choices AS f
    WHERE
        t.game_id = f.game_id AND t.player_id = f.player_id AND t.front = f.places
        AND t.middle_place <= f.weakest_next
    GROUP BY t.game_id, t.player_id
),

-- One row per hand: the best front_score, middle_score and back_score of all choices
tops AS (
    SELECT
        c.game_id,
        c.player_id,
        MAX(CASE WHEN c.cards = 3 THEN c.front_score END) AS front_score,
        MAX(CASE WHEN c.cards = 5 THEN c.middle_score END) AS middle_score,
        MAX(CASE WHEN c.cards = 5 THEN c.back_score END) AS back_score
    FROM choices AS c
    GROUP BY c.game_id, c.player_id
),

-- One row per hand: the least score of a front, of a middle, and of both (fronts_score) that can reach the floor
needs AS MATERIALIZED (
    SELECT
        t.game_id,
        t.player_id,
        f.score - t.middle_score - t.back_score AS front_score,
        f.score - t.front_score - t.back_score AS middle_score,
        f.score - t.back_score AS fronts_score
    FROM tops AS t
    INNER JOIN floors AS f ON t.game_id = f.game_id AND t.player_id = f.player_id
),

-- One row per hand and front that can reach the floor
fronts AS MATERIALIZED (
    SELECT c.game_id, c.player_id, c.places, c.place, c.points, c.weakest_next, c.front_score, n.fronts_score
    FROM choices AS c
    INNER JOIN needs AS n ON c.game_id = n.game_id AND c.player_id = n.player_id
    WHERE c.cards = 3 AND c.front_score >= n.front_score
),

-- One row per hand and middle that can reach the floor
middles AS MATERIALIZED (
    SELECT c.game_id, c.player_id, c.places, c.place, c.points, c.weakest_next, c.middle_score
    FROM choices AS c
    INNER JOIN needs AS n ON c.game_id = n.game_id AND c.player_id = n.player_id
    WHERE c.cards = 5 AND c.middle_score >= n.middle_score
),

-- One row per hand, front and legal middle that can reach the floor together; the back has the other five cards
pairs AS MATERIALIZED (
    SELECT
        f.game_id,
        f.player_id,
        f.places AS front,
        m.places AS middle,
        8191 - f.places - m.places AS back,
        f.place AS front_place,
        m.place AS middle_place,
        m.weakest_next AS weakest_back,
        f.points + m.points AS points,
        f.front_score + m.middle_score AS score
    FROM fronts AS f
    INNER JOIN middles AS m
        ON
            f.game_id = m.game_id AND f.player_id = m.player_id
            AND (f.places & m.places) = 0
            AND f.weakest_next >= m.place
            AND f.front_score + m.middle_score >= f.fronts_score
),

-- One row per hand and legal arrangement made from a row of the CTE pairs: preference 1 is the best arrangement
arrangements AS (
    SELECT
        p.*,
        b.place AS back_place,
        p.points + b.points AS all_points,
        p.score + b.back_score AS all_score,
        ROW_NUMBER() OVER (
            PARTITION BY p.game_id, p.player_id
            ORDER BY p.score + b.back_score DESC, p.back ASC, p.middle ASC
        ) AS preference
    FROM pairs AS p
    CROSS JOIN choices AS b
    WHERE p.game_id = b.game_id AND p.player_id = b.player_id AND p.back = b.places AND b.place <= p.weakest_back
)

SELECT
    o.game_id,
    o.player_id,
    o.front,
    o.middle,
    o.back,
    o.front_place,
    o.middle_place,
    o.back_place,
    o.all_points AS points,
    o.all_score AS score
FROM arrangements AS o
WHERE o.preference = 1;
