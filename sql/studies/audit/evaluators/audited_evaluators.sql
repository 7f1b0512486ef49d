-- The verdict on each evaluator: how many classes and hands it gets wrong, with an example
-- Grain: one row per evaluator and number of cards
-- Columns:
--   hands: how many hands it tried
--   classes: how many classes of hands these have
--   misordered: pairs of classes in the wrong order
--   ties_made: pairs of classes whose values are equal
--   ties_broken: hands with another value than most hands of their class
--   miscounted: hands with a value in another category's range; if this and no_value are 0, all counts are right
--   no_value: hands without a value
--   example: the gravest error; NULL if all is right
-- Reads: evaluator_errors, evaluator_values
-- Engine: duckdb

DROP VIEW IF EXISTS audited_evaluators;

CREATE VIEW audited_evaluators AS
WITH
-- One row per evaluator and number of cards: the hands that it tried
trials AS (
    SELECT v.evaluator, v.cards, CAST(SUM(v.hands) AS BIGINT) AS hands, COUNT(DISTINCT v.hand_rank) AS classes
    FROM evaluator_values AS v
    GROUP BY v.evaluator, v.cards
),

-- One row per error: its place among the errors of the evaluator, 1 is the gravest
errors AS (
    SELECT
        e.*,
        ROW_NUMBER() OVER (
            PARTITION BY e.evaluator, e.cards
            ORDER BY
                LIST_POSITION(['order', 'tie made', 'tie broken', 'category', 'no value'], e.fault) ASC,
                e.wrong DESC,
                e.hand_rank ASC
        ) AS place
    FROM evaluator_errors AS e
),

-- One row per evaluator and number of cards with an error: its errors by fault
sums AS (
    SELECT
        e.evaluator,
        e.cards,
        SUM(e.wrong) FILTER (WHERE e.fault = 'order') AS misordered,
        SUM(e.wrong) FILTER (WHERE e.fault = 'tie made') AS ties_made,
        SUM(e.wrong) FILTER (WHERE e.fault = 'tie broken') AS ties_broken,
        SUM(e.wrong) FILTER (WHERE e.fault = 'category') AS miscounted,
        SUM(e.wrong) FILTER (WHERE e.fault = 'no value') AS no_value,
        MIN(CASE WHEN e.place = 1 THEN e.hand || ' (' || e.description || ') ' || e.problem END) AS example
    FROM errors AS e
    GROUP BY e.evaluator, e.cards
)

SELECT
    t.evaluator,
    t.cards,
    t.hands,
    t.classes,
    CAST(COALESCE(s.misordered, 0) AS BIGINT) AS misordered,
    CAST(COALESCE(s.ties_made, 0) AS BIGINT) AS ties_made,
    CAST(COALESCE(s.ties_broken, 0) AS BIGINT) AS ties_broken,
    CAST(COALESCE(s.miscounted, 0) AS BIGINT) AS miscounted,
    CAST(COALESCE(s.no_value, 0) AS BIGINT) AS no_value,
    s.example
FROM trials AS t
LEFT JOIN sums AS s ON t.evaluator = s.evaluator AND t.cards = s.cards;
