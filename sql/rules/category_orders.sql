-- The order of the categories by each set of rules
-- Grain: one row per set of rules and category
-- Columns:
--   rules: the name of the set of rules: standard, joker ...
--   hand_points: the category's position in the rules: 0 for the lowest category, then 1, 2, ... without gaps
--   category: the name of the category, for example Full House
--   cards: how many cards a hand of the category has

DROP TABLE IF EXISTS category_orders;

CREATE TABLE category_orders (
    rules TEXT NOT NULL,
    hand_points INTEGER NOT NULL,
    category TEXT NOT NULL,
    cards INTEGER NOT NULL,
    PRIMARY KEY (rules, hand_points)
);

INSERT INTO category_orders (rules, hand_points, category, cards)
WITH
-- One row per category of the standard rules
standard_order (hand_points, category) AS (
    VALUES
    (0, 'High Card'),
    (1, 'One Pair'),
    (2, 'Two Pair'),
    (3, 'Three of a Kind'),
    (4, 'Straight'),
    (5, 'Flush'),
    (6, 'Full House'),
    (7, 'Four of a Kind'),
    (8, 'Straight Flush'),
    (9, 'Royal Flush')
),

-- One row per set of rules with all categories of standard_order: step is 1, or -1 if reversed; moves has exceptions
orders (rules, first_points, step) AS (
    VALUES
    ('standard', 0, 1),
    ('published', 0, 1),
    ('joker', 0, 1),
    ('deuces wild', 0, 1),
    ('short deck', 0, 1),
    ('short deck trips', 0, 1),
    ('deuce to seven', 9, -1)
),

-- One row per set of rules and category whose hand_points do not follow from orders: its hand_points
moves (rules, category, hand_points) AS (
    VALUES
    ('short deck', 'Flush', 6),
    ('short deck', 'Full House', 5),
    ('short deck trips', 'Flush', 6),
    ('short deck trips', 'Full House', 5),
    ('short deck trips', 'Straight', 3),
    ('short deck trips', 'Three of a Kind', 4)
),

-- One row per set of rules and category that does not come from standard_order
others (rules, hand_points, category, cards) AS (
    VALUES
    ('joker', 10, 'Five of a Kind', 5),
    ('deuces wild', 10, 'Five of a Kind', 5),
    ('ace to five', 0, 'Four of a Kind', 5),
    ('ace to five', 1, 'Full House', 5),
    ('ace to five', 2, 'Three of a Kind', 5),
    ('ace to five', 3, 'Two Pair', 5),
    ('ace to five', 4, 'One Pair', 5),
    ('ace to five', 5, 'No Pair', 5),
    ('eight or better', 0, 'Low', 5),
    ('badugi', 0, 'One Card', 1),
    ('badugi', 1, 'Two Cards', 2),
    ('badugi', 2, 'Three Cards', 3),
    ('badugi', 3, 'Badugi', 4),
    ('three cards', 0, 'High Card', 3),
    ('three cards', 1, 'One Pair', 3),
    ('three cards', 2, 'Three of a Kind', 3)
)

SELECT o.rules, COALESCE(m.hand_points, o.first_points + o.step * s.hand_points) AS hand_points, s.category, 5 AS cards
FROM orders AS o
CROSS JOIN standard_order AS s
LEFT JOIN moves AS m ON o.rules = m.rules AND s.category = m.category
UNION ALL
SELECT o.rules, o.hand_points, o.category, o.cards FROM others AS o;
