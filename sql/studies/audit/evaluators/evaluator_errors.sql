-- What evaluators get wrong: classes in the wrong order, equal or unequal by mistake, wrong categories, no values
-- Grain: one row per evaluator, cards, fault and class with this fault
-- Columns:
--   fault: order, tie made, tie broken, category, or no value
--   wrong: for order and tie made, how many other classes are wrong beside this class; else how many hands are wrong
--   hand_rank: the right rank of the class, as in hand_classes
--   hand: a wrong hand
--   description: what the hand is
--   value: the hand's value
--   problem: what is wrong, with another hand and its value
-- Reads: evaluator_values, hand_classes
-- Engine: duckdb

-- A class has the value that most of its hands have; its other hands are ties broken. Two classes are compared by their
-- values: the wrong order or a tie is the fault of the class that has this fault beside more classes. Whether greater
-- values are better follows from all values: they rise from the worst class to the best, or they fall.

DROP VIEW IF EXISTS evaluator_errors;

CREATE VIEW evaluator_errors AS
WITH
-- One row per evaluator, cards, class and value: the number of hands, and the first hand
class_values AS MATERIALIZED (
    SELECT
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

-- One row per evaluator, cards and class with a value: the value of most of its hands
usual_values AS (
    SELECT v.* FROM class_values AS v
    WHERE v.value IS NOT NULL
    QUALIFY ROW_NUMBER() OVER (
        PARTITION BY v.evaluator, v.cards, v.hand_rank ORDER BY v.hands DESC, v.value ASC
    ) = 1
),

-- One row per evaluator, cards and class with a value: the place of its value among those of all classes
places AS MATERIALIZED (
    SELECT v.*, DENSE_RANK() OVER (PARTITION BY v.evaluator, v.cards ORDER BY v.value) AS place
    FROM usual_values AS v
),

-- One row per evaluator and cards: 1 if greater values are better, else -1
directions AS (
    SELECT p.evaluator, p.cards, CASE WHEN COVAR_POP(p.hand_rank, p.place) > 0 THEN -1 ELSE 1 END AS direction
    FROM places AS p
    GROUP BY p.evaluator, p.cards
),

-- One row per evaluator, cards and class: its strength, the greatest strength of the classes that are worse, and the
-- least of those that are better
strengths AS (
    SELECT
        p.*,
        d.direction,
        p.place * d.direction AS strength,
        MAX(p.place * d.direction) OVER (
            PARTITION BY p.evaluator, p.cards ORDER BY p.hand_rank ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING
        ) AS most_of_worse,
        MIN(p.place * d.direction) OVER (
            PARTITION BY p.evaluator, p.cards ORDER BY p.hand_rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ) AS least_of_better
    FROM places AS p
    INNER JOIN directions AS d ON p.evaluator = d.evaluator AND p.cards = d.cards
),

-- One row per evaluator, cards and class that is not between the better and the worse classes: only these can be wrong
suspects AS MATERIALIZED (
    SELECT s.* FROM strengths AS s
    WHERE s.strength <= s.most_of_worse OR s.strength >= s.least_of_better
),

-- One row per evaluator, cards and two classes in the wrong order, or with equal values
pairs AS MATERIALIZED (
    SELECT
        b.evaluator,
        b.cards,
        CASE WHEN b.strength = w.strength THEN 'tie made' ELSE 'order' END AS fault,
        b.hand_rank AS better,
        w.hand_rank AS worse
    FROM suspects AS b
    INNER JOIN suspects AS w
        ON
            b.evaluator = w.evaluator
            AND b.cards = w.cards
            AND b.hand_rank < w.hand_rank
            AND b.strength <= w.strength
),

-- One row per pair and class of it
paired_classes AS (
    SELECT p.evaluator, p.cards, p.fault, UNNEST([p.better, p.worse]) AS hand_rank FROM pairs AS p
),

-- One row per evaluator, cards, fault and class: in how many pairs it is
class_pairs AS (
    SELECT c.evaluator, c.cards, c.fault, c.hand_rank, COUNT(*) AS pairs
    FROM paired_classes AS c
    GROUP BY c.evaluator, c.cards, c.fault, c.hand_rank
),

-- One row per pair: the class whose fault it is, and the other class
blamed_pairs AS (
    SELECT
        p.evaluator,
        p.cards,
        p.fault,
        CASE WHEN b.pairs >= w.pairs THEN p.better ELSE p.worse END AS hand_rank,
        CASE WHEN b.pairs >= w.pairs THEN p.worse ELSE p.better END AS other_rank
    FROM pairs AS p
    INNER JOIN class_pairs AS b
        ON p.evaluator = b.evaluator AND p.cards = b.cards AND p.fault = b.fault AND p.better = b.hand_rank
    INNER JOIN class_pairs AS w
        ON p.evaluator = w.evaluator AND p.cards = w.cards AND p.fault = w.fault AND p.worse = w.hand_rank
),

-- One row per evaluator, cards, fault and class of blamed_pairs, with the other class that is farthest from it
pair_faults AS (
    SELECT
        p.evaluator,
        p.cards,
        p.fault,
        p.hand_rank,
        COUNT(*) AS wrong,
        ARG_MAX(p.other_rank, ABS(p.other_rank - p.hand_rank)) AS other_rank
    FROM blamed_pairs AS p
    GROUP BY p.evaluator, p.cards, p.fault, p.hand_rank
),

-- One row per evaluator, cards and value that is usual for a class: the category of most of the hands in these classes
value_categories AS (
    SELECT p.evaluator, p.cards, p.value, ARG_MAX(c.category, p.hands) AS category
    FROM places AS p
    INNER JOIN hand_classes AS c ON p.hand_rank = c.hand_rank
    GROUP BY p.evaluator, p.cards, p.value
),

-- One row per evaluator, cards, fault and class: an example, and what is wrong
faults AS (
    SELECT
        f.evaluator,
        f.cards,
        f.fault,
        f.wrong,
        f.hand_rank,
        s.hand,
        s.value,
        CASE
            WHEN f.fault = 'tie made' THEN 'ties with '
            WHEN f.hand_rank < f.other_rank THEN 'loses to '
            ELSE 'beats '
        END || c.description || ': ' || o.hand AS problem,
        o.value AS other_value
    FROM pair_faults AS f
    INNER JOIN suspects AS s
        ON f.evaluator = s.evaluator AND f.cards = s.cards AND f.hand_rank = s.hand_rank
    INNER JOIN suspects AS o
        ON f.evaluator = o.evaluator AND f.cards = o.cards AND f.other_rank = o.hand_rank
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
        ON v.evaluator = p.evaluator AND v.cards = p.cards AND v.hand_rank = p.hand_rank AND v.value <> p.value
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
        'counts as ' || ARG_MIN(t.category, v.hand) AS problem,
        NULL AS other_value
    FROM class_values AS v
    INNER JOIN hand_classes AS c ON v.hand_rank = c.hand_rank
    INNER JOIN value_categories AS t
        ON v.evaluator = t.evaluator AND v.cards = t.cards AND v.value = t.value AND c.category <> t.category
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
        v.error AS problem,
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
