-- Sets of five-card hands that can be counted rank by rank, and of which the categories are sums and differences
-- Grain: one row per category and form that it takes (15)
-- Columns:
--   hand_points: of the category
--   form: its name, as above, or the category
--   times: 1 where it is added, -1 where it is taken away
--   suited: whether its hands are of one suit, 1 or 0
--   start_state: where hand_steps begins with it
--   most_states: how many states its hands may have at one place, at most
--   hands: how many hands it has
-- Reads: categories, hand_steps, odds
-- Source: pokersql
-- Access: internal

-- A category with a pair or more is a form of its own: groups of so many cards of a rank, of whatever suits. The others
-- have five ranks, and any, suited, five in a row, both, or royal are the forms; each has the better ones in it:
--     Royal Flush      royal
--     Straight Flush   suited in a row - royal
--     Flush            suited - suited in a row
--     Straight         in a row - suited in a row
--     High Card        any - in a row - suited + suited in a row

DROP TABLE IF EXISTS hand_forms;

CREATE TABLE hand_forms (
    hand_points INTEGER NOT NULL,
    form TEXT NOT NULL,
    times INTEGER NOT NULL,
    suited INTEGER NOT NULL,
    start_state BIGINT NOT NULL,
    most_states INTEGER NOT NULL,
    hands BIGINT NOT NULL
);

INSERT INTO hand_forms (hand_points, form, times, suited, start_state, most_states, hands)
WITH RECURSIVE
-- One row per form of five ranks: whether it is of one suit, whether in a row, and its lowest card at least
fives AS (
    SELECT 'any' AS form, 0 AS suited, 0 AS in_row, 2 AS lowest, 5 AS start_state
    UNION ALL
    SELECT 'suited' AS form, 1 AS suited, 0 AS in_row, 2 AS lowest, 5 AS start_state
    UNION ALL
    SELECT 'in a row' AS form, 0 AS suited, 1 AS in_row, 2 AS lowest, 40 AS start_state
    UNION ALL
    SELECT 'suited in a row' AS form, 1 AS suited, 1 AS in_row, 2 AS lowest, 40 AS start_state
    UNION ALL
    SELECT 'royal' AS form, 1 AS suited, 1 AS in_row, 10 AS lowest, 46 AS start_state
),

-- One row per category of five ranks and form that it takes: how often it is added
parts AS (
    SELECT 'Royal Flush' AS category, 'royal' AS form, 1 AS times
    UNION ALL
    SELECT 'Straight Flush' AS category, 'suited in a row' AS form, 1 AS times
    UNION ALL
    SELECT 'Straight Flush' AS category, 'royal' AS form, -1 AS times
    UNION ALL
    SELECT 'Flush' AS category, 'suited' AS form, 1 AS times
    UNION ALL
    SELECT 'Flush' AS category, 'suited in a row' AS form, -1 AS times
    UNION ALL
    SELECT 'Straight' AS category, 'in a row' AS form, 1 AS times
    UNION ALL
    SELECT 'Straight' AS category, 'suited in a row' AS form, -1 AS times
    UNION ALL
    SELECT 'High Card' AS category, 'any' AS form, 1 AS times
    UNION ALL
    SELECT 'High Card' AS category, 'in a row' AS form, -1 AS times
    UNION ALL
    SELECT 'High Card' AS category, 'suited' AS form, -1 AS times
    UNION ALL
    SELECT 'High Card' AS category, 'suited in a row' AS form, 1 AS times
),

-- One row per form of five ranks: the hands of all categories in it
sizes AS (
    SELECT f.form, f.suited, f.start_state, SUM(o.hands) AS hands
    FROM fives AS f
    INNER JOIN categories AS c
        ON (f.suited = 0 OR c.most_suits = 1) AND (f.in_row = 0 OR c.most_span = 4) AND f.lowest <= c.lowest_from
    INNER JOIN odds AS o ON c.hand_points = o.hand_points
    WHERE c.distinct_values = 5 AND o.rules = 'standard'
    GROUP BY f.form, f.suited, f.start_state
),

-- One row per size of group: what it adds to the state of a hand that wants it
groups AS (
    SELECT 1 AS cards, 1 AS state
    UNION ALL
    SELECT 2 AS cards, 6 AS state
    UNION ALL
    SELECT 3 AS cards, 18 AS state
    UNION ALL
    SELECT 4 AS cards, 36 AS state
),

-- One row per category and form
forms AS (
    SELECT c.hand_points, p.form, p.times, s.suited, CAST(s.start_state AS BIGINT) AS start_state, s.hands
    FROM parts AS p
    INNER JOIN categories AS c ON p.category = c.category
    INNER JOIN sizes AS s ON p.form = s.form
    UNION ALL
    SELECT
        c.hand_points,
        c.category AS form,
        1 AS times,
        0 AS suited,
        CAST(g1.state + g2.state + c.distinct_values - 2 AS BIGINT) AS start_state,
        o.hands
    FROM categories AS c
    INNER JOIN groups AS g1 ON c.largest_group = g1.cards
    INNER JOIN groups AS g2 ON c.second_group = g2.cards
    INNER JOIN odds AS o ON c.hand_points = o.hand_points AND o.rules = 'standard'
    WHERE c.largest_group > 1
),

-- One row per state that a hand begins with, place and state that it may have there
reached AS (
    SELECT f.start_state, f.start_state AS state, 0 AS place
    FROM forms AS f
    UNION
    SELECT r.start_state, h.next_state AS state, h.place
    FROM reached AS r
    INNER JOIN hand_steps AS h ON r.place + 1 = h.place AND r.state = h.state
),

-- One row per state that a hand begins with and place: how many states it may have there
spread AS (
    SELECT r.start_state, r.place, COUNT(*) AS states
    FROM reached AS r
    GROUP BY r.start_state, r.place
),

-- One row per state that a hand begins with: how many states it may have at one place
widths AS (
    SELECT s.start_state, MAX(s.states) AS most_states
    FROM spread AS s
    GROUP BY s.start_state
)

SELECT f.hand_points, f.form, f.times, f.suited, f.start_state, w.most_states, f.hands
FROM forms AS f
INNER JOIN widths AS w ON f.start_state = w.start_state
ORDER BY f.hand_points, f.form;
