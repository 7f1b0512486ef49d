-- Do the steps give the right number of hands of each form, and do the signed sums of forms equal the odds?
-- Grain: one row per problem
-- Reads: hand_forms, hand_steps, odds
-- Source: odds, which counts five-card hands from hand_classes

WITH RECURSIVE
-- One row per form, place and path through the states up to this place: the number of hands that take this path
paths AS (
    SELECT DISTINCT
        f.form,
        f.suited,
        f.start_state AS state,
        0 AS place,
        CASE WHEN f.suited = 1 THEN CAST(4 AS BIGINT) ELSE CAST(1 AS BIGINT) END AS ways
    FROM hand_forms AS f
    UNION ALL
    SELECT p.form, p.suited, s.next_state AS state, s.place, p.ways * s.ways AS ways
    FROM paths AS p
    INNER JOIN hand_steps AS s ON p.place + 1 = s.place AND p.state = s.state AND p.suited = s.suited
    WHERE s.cards_left = 4
),

-- One row per form: the number of hands over all paths; state is above 0 if a path still needs a card
form_counts AS (
    SELECT p.form, SUM(p.ways) AS hands, MAX(p.state) AS state
    FROM paths AS p
    WHERE p.place = 13
    GROUP BY p.form
),

-- One row per category: its number of hands, as the signed sum over its forms
sums AS (
    SELECT f.hand_points, SUM(f.times * c.hands) AS hands
    FROM hand_forms AS f
    INNER JOIN form_counts AS c ON f.form = c.form
    GROUP BY f.hand_points
)

SELECT DISTINCT 'hand_steps: ' || f.form || ' comes to ' || CAST(c.hands AS TEXT) || ' hands' AS problem
FROM hand_forms AS f
INNER JOIN form_counts AS c ON f.form = c.form
WHERE f.hands <> c.hands OR c.state > 0
UNION ALL
SELECT 'hand_forms: ' || o.category || ' comes to ' || CAST(COALESCE(s.hands, 0) AS TEXT) || ' hands' AS problem
FROM odds AS o
LEFT JOIN sums AS s ON o.hand_points = s.hand_points
WHERE o.rules = 'standard' AND o.hands <> COALESCE(s.hands, 0);
