-- What evaluators get wrong: classes in the wrong order, equal or unequal by mistake, wrong categories, no values
-- Grain: one row per evaluator, cards, fault and class with this fault
-- Columns:
--   fault: order, tie made, tie broken, category, or no value
--   wrong: for order and tie made, the number of other classes beside which this class is wrong; else of wrong hands
--   hand_rank: the right rank of the class, as in hand_classes
--   hand: a wrong hand
--   description: what the hand is
--   value: the hand's value
--   problem: what is wrong, with another hand and its value
-- Reads: evaluator_values, hand_classes
-- Engine: duckdb

-- A class has the value that most of its hands have; its other hands are ties broken. Two classes are compared by their
-- values. The wrong order is the fault of the class that is in more such pairs. A tie is the fault of the better class.
-- Greater values are better if the values of all classes rise, on the whole, as the hands improve.

-- Each category is a range of values, and each value is in one range. The ranges are in the order of the categories'
-- median classes, and their limits are those with which the fewest hands are in another category's range. A hand weighs
-- as much as the hands of five cards that it stands for, because a sample tries rare classes as often as usual ones.

DROP VIEW IF EXISTS evaluator_errors;

CREATE VIEW evaluator_errors AS
WITH
-- One row per evaluator, cards, class and value: the number of hands, and the first hand; audit is the number of the
-- evaluator and cards
class_values AS MATERIALIZED (
    SELECT
        DENSE_RANK() OVER (ORDER BY v.evaluator, v.cards) AS audit,
        v.evaluator,
        v.cards,
        v.hand_rank,
        v.value,
        CAST(SUM(v.hands) AS BIGINT) AS hands,
        MIN(v.hand) AS hand,
        ARG_MIN(v.error, v.hand) AS error
    FROM evaluator_values AS v
    GROUP BY v.evaluator, v.cards, v.hand_rank, v.value
),

-- One row per audit and class with a value: the value of most of its hands
usual_values AS (
    SELECT v.* FROM class_values AS v
    WHERE v.value IS NOT NULL
    QUALIFY ROW_NUMBER() OVER (PARTITION BY v.audit, v.hand_rank ORDER BY v.hands DESC, v.hand ASC) = 1
),

-- One row per audit and class with a value: the place of its value among those of all classes
places AS MATERIALIZED (
    SELECT
        v.*,
        DENSE_RANK() OVER (PARTITION BY v.audit ORDER BY v.value) AS place
    FROM usual_values AS v
),

-- One row per audit: 1 if greater values are better, else -1
directions AS (
    SELECT p.audit, CASE WHEN COVAR_POP(p.hand_rank, p.place) > 0 THEN -1 ELSE 1 END AS direction
    FROM places AS p
    GROUP BY p.audit
),

-- One row per audit and class: its strength
strengths AS (
    SELECT p.audit, p.hand_rank, p.place * d.direction AS strength
    FROM places AS p
    INNER JOIN directions AS d ON p.audit = d.audit
),

-- One row per audit and class: the greatest strength of the classes that are worse, the least of those that are better
neighbours AS (
    SELECT
        s.*,
        MAX(s.strength) OVER (
            PARTITION BY s.audit ORDER BY s.hand_rank ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING
        ) AS most_of_worse,
        MIN(s.strength) OVER (
            PARTITION BY s.audit ORDER BY s.hand_rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ) AS least_of_better
    FROM strengths AS s
),

-- One row per audit and class that is in the wrong order beside any other class
suspects AS (
    SELECT n.* FROM neighbours AS n
    WHERE n.strength < n.most_of_worse OR n.strength > n.least_of_better
),

-- One row per audit and two classes in the wrong order
pairs AS MATERIALIZED (
    SELECT b.audit, b.hand_rank AS better, w.hand_rank AS worse
    FROM suspects AS b
    INNER JOIN suspects AS w ON b.audit = w.audit AND b.hand_rank < w.hand_rank AND b.strength < w.strength
),

-- One row per pair and class of it
paired_classes AS (
    SELECT p.audit, UNNEST([p.better, p.worse]) AS hand_rank FROM pairs AS p
),

-- One row per audit and class: in how many pairs it is
class_pairs AS (
    SELECT c.audit, c.hand_rank, COUNT(*) AS pairs
    FROM paired_classes AS c
    GROUP BY c.audit, c.hand_rank
),

-- One row per pair: the class whose fault it is, and the other class
blamed_pairs AS (
    SELECT
        p.audit,
        CASE WHEN b.pairs >= w.pairs THEN p.better ELSE p.worse END AS hand_rank,
        CASE WHEN b.pairs >= w.pairs THEN p.worse ELSE p.better END AS other_rank
    FROM pairs AS p
    INNER JOIN class_pairs AS b ON p.audit = b.audit AND p.better = b.hand_rank
    INNER JOIN class_pairs AS w ON p.audit = w.audit AND p.worse = w.hand_rank
),

-- One row per audit and class: how many worse classes have the same value, and the worst of them
tied_classes AS (
    SELECT
        p.audit,
        p.hand_rank,
        COUNT(*) OVER worse_classes - 1 AS wrong,
        MAX(p.hand_rank) OVER worse_classes AS other_rank
    FROM places AS p
    WINDOW worse_classes AS (
        PARTITION BY p.audit, p.place ORDER BY p.hand_rank ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING
    )
),

-- One row per audit, fault and class: how many pairs are its fault, and the other class that is farthest from it
pair_faults AS (
    SELECT
        p.audit,
        'order' AS fault,
        p.hand_rank,
        COUNT(*) AS wrong,
        ARG_MAX(p.other_rank, ABS(p.other_rank - p.hand_rank)) AS other_rank
    FROM blamed_pairs AS p
    GROUP BY p.audit, p.hand_rank
    UNION ALL
    SELECT t.audit, 'tie made' AS fault, t.hand_rank, t.wrong, t.other_rank
    FROM tied_classes AS t
    WHERE t.wrong > 0
),

-- One row per audit and category: its level in the order of the ranges, 1 is the weakest
levels AS (
    SELECT
        s.audit,
        c.category,
        ROW_NUMBER() OVER (PARTITION BY s.audit ORDER BY MEDIAN(s.strength), c.hand_points) AS level
    FROM strengths AS s
    INNER JOIN hand_classes AS c ON s.hand_rank = c.hand_rank
    GROUP BY s.audit, c.category, c.hand_points
),

-- One row per audit, class and value: the level of the class, and the weight of the hands in millionths
weighed_values AS MATERIALIZED (
    SELECT
        v.*,
        v.value * d.direction AS strength,
        l.category,
        l.level,
        CAST(
            1000000 * c.hands * v.hands / SUM(v.hands) OVER (PARTITION BY v.audit, v.hand_rank) AS BIGINT
        ) AS weight
    FROM class_values AS v
    INNER JOIN directions AS d ON v.audit = d.audit
    INNER JOIN hand_classes AS c ON v.hand_rank = c.hand_rank
    INNER JOIN levels AS l ON v.audit = l.audit AND c.category = l.category
    WHERE v.value IS NOT NULL
),

-- One row per audit, category, class and value: how much better this value is as the weakest of the category's range
-- and all ranges above it than if these ranges were empty
limit_scores AS (
    SELECT
        v.audit,
        l.category,
        l.level,
        v.strength,
        SUM(CASE WHEN v.level >= l.level THEN v.weight ELSE -v.weight END) OVER (
            PARTITION BY v.audit, l.level ORDER BY v.strength DESC
        ) AS score
    FROM weighed_values AS v
    INNER JOIN levels AS l ON v.audit = l.audit
),

-- One row per audit and category: the weakest value of its range; no value is too weak for the lowest range
limits AS (
    SELECT
        s.audit,
        s.category,
        s.level,
        CASE WHEN s.level = 1 THEN CAST('-infinity' AS DOUBLE) ELSE ARG_MAX(s.strength, (s.score, s.strength)) END
            AS weakest
    FROM limit_scores AS s
    WHERE s.score > 0
    GROUP BY s.audit, s.category, s.level
),

-- One row per audit and range with values
ranges AS (
    SELECT l.audit, l.weakest, ARG_MAX(l.category, l.level) AS category
    FROM limits AS l
    GROUP BY l.audit, l.weakest
),

-- One row per evaluator, cards, fault and class: an example, and what is wrong
faults AS (
    SELECT
        p.evaluator,
        p.cards,
        f.fault,
        f.wrong,
        f.hand_rank,
        p.hand,
        p.value,
        CASE
            WHEN f.fault = 'tie made' THEN 'ties with '
            WHEN f.hand_rank < f.other_rank THEN 'loses to '
            ELSE 'beats '
        END || c.description || ': ' || o.hand AS problem,
        o.value AS other_value
    FROM pair_faults AS f
    INNER JOIN places AS p ON f.audit = p.audit AND f.hand_rank = p.hand_rank
    INNER JOIN places AS o ON f.audit = o.audit AND f.other_rank = o.hand_rank
    INNER JOIN hand_classes AS c ON f.other_rank = c.hand_rank
    UNION ALL
    SELECT
        v.evaluator,
        v.cards,
        'tie broken' AS fault,
        CAST(SUM(v.hands) AS BIGINT) AS wrong,
        v.hand_rank,
        MIN(v.hand) AS hand,
        ARG_MIN(v.value, v.hand) AS value,
        'does not tie with ' || ANY_VALUE(p.hand) AS problem,
        ANY_VALUE(p.value) AS other_value
    FROM class_values AS v
    INNER JOIN places AS p
        ON v.audit = p.audit AND v.hand_rank = p.hand_rank AND v.value <> p.value
    GROUP BY v.evaluator, v.cards, v.hand_rank
    UNION ALL
    SELECT
        v.evaluator,
        v.cards,
        'category' AS fault,
        CAST(SUM(v.hands) AS BIGINT) AS wrong,
        v.hand_rank,
        MIN(v.hand) AS hand,
        ARG_MIN(v.value, v.hand) AS value,
        'counts as ' || ARG_MIN(r.category, v.hand) AS problem,
        NULL AS other_value
    FROM weighed_values AS v
    ASOF INNER JOIN ranges AS r ON v.audit = r.audit AND v.strength >= r.weakest
    WHERE v.category <> r.category
    GROUP BY v.evaluator, v.cards, v.hand_rank
    UNION ALL
    SELECT
        v.evaluator,
        v.cards,
        'no value' AS fault,
        v.hands AS wrong,
        v.hand_rank,
        v.hand,
        v.value,
        COALESCE(v.error, 'no value') AS problem,
        NULL AS other_value
    FROM class_values AS v
    WHERE v.value IS NULL
)

SELECT
    f.evaluator,
    f.cards,
    f.fault,
    f.wrong,
    f.hand_rank,
    f.hand,
    c.description,
    f.value,
    f.problem || COALESCE(', which has ' || REGEXP_REPLACE(CAST(f.other_value AS TEXT), '\.0$', ''), '') AS problem
FROM faults AS f
INNER JOIN hand_classes AS c ON f.hand_rank = c.hand_rank;
