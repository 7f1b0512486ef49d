-- Each category of five cards as a signed sum of forms; a form is a set of hands that hand_steps counts rank by rank
-- Grain: one row per category and form in the category's sum (16)
-- Reads: categories, hand_steps, odds
-- Access: internal

-- A category with equal ranks is one form: the sizes of its groups of equal ranks. A category with five different ranks
-- is a signed sum of the forms `any`, `suited` (one suit), `consecutive` (consecutive ranks), `suited consecutive` and
-- `royal` (A-K-Q-J-10 of one suit). A form includes the hands of all stricter forms:
--     Royal Flush      royal
--     Straight Flush   suited consecutive - royal
--     Flush            suited - suited consecutive
--     Straight         consecutive - suited consecutive
--     High Card        any - consecutive - suited + suited consecutive
-- The column times is the form's sign in the category. hands is the number of hands of the form. start_state is the
-- form's first state in hand_steps. most_states is the most states that hands of the form can have at one place.

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
-- One row per form of five ranks: whether it is suited, whether it is consecutive, and how high its highest rank must
-- be at least
rank_forms (form, suited, consecutive, highest, start_state) AS (
    VALUES
    ('any', 0, 0, 0, 5),
    ('suited', 1, 0, 0, 5),
    ('consecutive', 0, 1, 0, 40),
    ('suited consecutive', 1, 1, 0, 40),
    ('royal', 1, 1, 14, 46)
),

-- One row per category of five ranks and form in the category's sum: the form's sign
terms (category, form, times) AS (
    VALUES
    ('Royal Flush', 'royal', 1),
    ('Straight Flush', 'suited consecutive', 1),
    ('Straight Flush', 'royal', -1),
    ('Flush', 'suited', 1),
    ('Flush', 'suited consecutive', -1),
    ('Straight', 'consecutive', 1),
    ('Straight', 'suited consecutive', -1),
    ('High Card', 'any', 1),
    ('High Card', 'consecutive', -1),
    ('High Card', 'suited', -1),
    ('High Card', 'suited consecutive', 1)
),

-- One row per form of five ranks: its number of hands as a sum over the categories that the form includes
sizes AS (
    SELECT f.form, f.suited, f.start_state, SUM(o.hands) AS hands
    FROM rank_forms AS f
    INNER JOIN categories AS c
        ON (f.suited = 0 OR c.most_suits = 1) AND (f.consecutive = 0 OR c.most_span = 4) AND f.highest <= c.first_from
    INNER JOIN odds AS o ON c.hand_points = o.hand_points
    WHERE c.distinct_values = 5 AND o.rules = 'standard'
    GROUP BY f.form, f.suited, f.start_state
),

-- One row per size of a group: the amount that the group adds to the state of a hand that needs it
rank_groups (cards, state) AS (
    VALUES (1, 1), (2, 6), (3, 18), (4, 36)
),

-- One row per category and form in the category's sum
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

-- One row per start_state, place, and state that a hand with this start_state can have at this place
reachable_states AS (
    SELECT f.start_state, f.start_state AS state, 0 AS place
    FROM forms AS f
    UNION
    SELECT r.start_state, h.next_state AS state, h.place
    FROM reachable_states AS r
    INNER JOIN hand_steps AS h ON r.place + 1 = h.place AND r.state = h.state
),

-- One row per start_state: the largest number of states that a hand can have at one place
widths AS (
    SELECT s.start_state, MAX(s.states) AS most_states
    FROM (
        SELECT r.start_state, COUNT(*) AS states FROM reachable_states AS r
        GROUP BY r.start_state, r.place
    ) AS s
    GROUP BY s.start_state
)

SELECT f.hand_points, f.form, f.times, f.suited, f.start_state, w.most_states, f.hands
FROM forms AS f
INNER JOIN widths AS w ON f.start_state = w.start_state
ORDER BY f.hand_points, f.form;
