-- Sets of five-card hands that are counted rank by rank; each category is a signed sum of them
-- Grain: one row per category and form in its sum (16)
-- Reads: categories, hand_steps, odds
-- Access: internal

-- A category with a pair or more is one form: groups of cards of one rank, of any suits. Any other category has five
-- different ranks and is a signed sum of the forms any, suited (one suit), consecutive (ranks), suited consecutive and
-- royal (A-K-Q-J-10 of one suit). A form includes the stricter ones:
--     Royal Flush      royal
--     Straight Flush   suited consecutive - royal
--     Flush            suited - suited consecutive
--     Straight         consecutive - suited consecutive
--     High Card        any - consecutive - suited + suited consecutive
-- times is 1 or -1, the form's sign in the category; hands is how many hands the form has; start_state is where
-- hand_steps begins with it, and most_states the most states that its hands can have at one place.

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
-- One row per form of five ranks: whether it is of one suit, whether consecutive, and the least highest rank
rank_forms AS (
    SELECT 'any' AS form, 0 AS suited, 0 AS consecutive, 0 AS highest, 5 AS start_state
    UNION ALL
    SELECT 'suited' AS form, 1 AS suited, 0 AS consecutive, 0 AS highest, 5 AS start_state
    UNION ALL
    SELECT 'consecutive' AS form, 0 AS suited, 1 AS consecutive, 0 AS highest, 40 AS start_state
    UNION ALL
    SELECT 'suited consecutive' AS form, 1 AS suited, 1 AS consecutive, 0 AS highest, 40 AS start_state
    UNION ALL
    SELECT 'royal' AS form, 1 AS suited, 1 AS consecutive, 14 AS highest, 46 AS start_state
),

-- One row per category of five ranks and form in its sum
terms AS (
    SELECT 'Royal Flush' AS category, 'royal' AS form, 1 AS times
    UNION ALL
    SELECT 'Straight Flush' AS category, 'suited consecutive' AS form, 1 AS times
    UNION ALL
    SELECT 'Straight Flush' AS category, 'royal' AS form, -1 AS times
    UNION ALL
    SELECT 'Flush' AS category, 'suited' AS form, 1 AS times
    UNION ALL
    SELECT 'Flush' AS category, 'suited consecutive' AS form, -1 AS times
    UNION ALL
    SELECT 'Straight' AS category, 'consecutive' AS form, 1 AS times
    UNION ALL
    SELECT 'Straight' AS category, 'suited consecutive' AS form, -1 AS times
    UNION ALL
    SELECT 'High Card' AS category, 'any' AS form, 1 AS times
    UNION ALL
    SELECT 'High Card' AS category, 'consecutive' AS form, -1 AS times
    UNION ALL
    SELECT 'High Card' AS category, 'suited' AS form, -1 AS times
    UNION ALL
    SELECT 'High Card' AS category, 'suited consecutive' AS form, 1 AS times
),

-- One row per form of five ranks: how many hands, those of all categories that it includes
sizes AS (
    SELECT f.form, f.suited, f.start_state, SUM(o.hands) AS hands
    FROM rank_forms AS f
    INNER JOIN categories AS c
        ON (f.suited = 0 OR c.most_suits = 1) AND (f.consecutive = 0 OR c.most_span = 4) AND f.highest <= c.first_from
    INNER JOIN odds AS o ON c.hand_points = o.hand_points
    WHERE c.distinct_values = 5 AND o.rules = 'standard'
    GROUP BY f.form, f.suited, f.start_state
),

-- One row per size of a group: what it adds to the state of a hand that needs it
rank_groups AS (
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
    SELECT c.hand_points, t.form, t.times, s.suited, CAST(s.start_state AS BIGINT) AS start_state, s.hands
    FROM terms AS t
    INNER JOIN categories AS c ON t.category = c.category
    INNER JOIN sizes AS s ON t.form = s.form
    UNION ALL
    SELECT
        c.hand_points,
        c.category AS form,
        1 AS times,
        0 AS suited,
        CAST(g1.state + g2.state + c.distinct_values - 2 AS BIGINT) AS start_state,
        o.hands
    FROM categories AS c
    INNER JOIN rank_groups AS g1 ON c.largest_group = g1.cards
    INNER JOIN rank_groups AS g2 ON c.second_group = g2.cards
    INNER JOIN odds AS o ON c.hand_points = o.hand_points AND o.rules = 'standard'
    WHERE c.largest_group > 1
),

-- One row per start state, place and state that a hand can have there
reachable_states AS (
    SELECT f.start_state, f.start_state AS state, 0 AS place
    FROM forms AS f
    UNION
    SELECT r.start_state, h.next_state AS state, h.place
    FROM reachable_states AS r
    INNER JOIN hand_steps AS h ON r.place + 1 = h.place AND r.state = h.state
),

-- One row per start state and place: how many states a hand can have there
state_counts AS (
    SELECT r.start_state, r.place, COUNT(*) AS states
    FROM reachable_states AS r
    GROUP BY r.start_state, r.place
),

-- One row per start state: the most states that a hand can have at one place
widths AS (
    SELECT s.start_state, MAX(s.states) AS most_states
    FROM state_counts AS s
    GROUP BY s.start_state
)

SELECT f.hand_points, f.form, f.times, f.suited, f.start_state, w.most_states, f.hands
FROM forms AS f
INNER JOIN widths AS w ON f.start_state = w.start_state
ORDER BY f.hand_points, f.form;
