-- The order of the categories by each set of rules
-- Grain: one row per set of rules and category
-- Columns:
--   rules: the name of the set of rules
--   hand_points: 0 is the lowest category of these rules; there are no gaps
--   category: its name, as Full House
--   cards: how many cards the category has, see characteristics
-- Source: the field's rules

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
standard_order AS (
    SELECT 0 AS hand_points, 'High Card' AS category
    UNION ALL
    SELECT 1 AS hand_points, 'One Pair' AS category
    UNION ALL
    SELECT 2 AS hand_points, 'Two Pair' AS category
    UNION ALL
    SELECT 3 AS hand_points, 'Three of a Kind' AS category
    UNION ALL
    SELECT 4 AS hand_points, 'Straight' AS category
    UNION ALL
    SELECT 5 AS hand_points, 'Flush' AS category
    UNION ALL
    SELECT 6 AS hand_points, 'Full House' AS category
    UNION ALL
    SELECT 7 AS hand_points, 'Four of a Kind' AS category
    UNION ALL
    SELECT 8 AS hand_points, 'Straight Flush' AS category
    UNION ALL
    SELECT 9 AS hand_points, 'Royal Flush' AS category
),

-- One row per set of rules with all of these in the same order, or upside down, but for what is in moves
orders AS (
    SELECT 'standard' AS rules, 0 AS first_points, 1 AS step
    UNION ALL
    SELECT 'published' AS rules, 0 AS first_points, 1 AS step
    UNION ALL
    SELECT 'joker' AS rules, 0 AS first_points, 1 AS step
    UNION ALL
    SELECT 'deuces wild' AS rules, 0 AS first_points, 1 AS step
    UNION ALL
    SELECT 'short deck' AS rules, 0 AS first_points, 1 AS step
    UNION ALL
    SELECT 'short deck trips' AS rules, 0 AS first_points, 1 AS step
    UNION ALL
    SELECT 'deuce to seven' AS rules, 9 AS first_points, -1 AS step
),

-- One row per set of rules and category that has another place there
moves AS (
    SELECT 'short deck' AS rules, 'Flush' AS category, 6 AS hand_points
    UNION ALL
    SELECT 'short deck' AS rules, 'Full House' AS category, 5 AS hand_points
    UNION ALL
    SELECT 'short deck trips' AS rules, 'Flush' AS category, 6 AS hand_points
    UNION ALL
    SELECT 'short deck trips' AS rules, 'Full House' AS category, 5 AS hand_points
    UNION ALL
    SELECT 'short deck trips' AS rules, 'Straight' AS category, 3 AS hand_points
    UNION ALL
    SELECT 'short deck trips' AS rules, 'Three of a Kind' AS category, 4 AS hand_points
)

SELECT o.rules, COALESCE(m.hand_points, o.first_points + o.step * s.hand_points) AS hand_points, s.category, 5 AS cards
FROM orders AS o
CROSS JOIN standard_order AS s
LEFT JOIN moves AS m ON o.rules = m.rules AND s.category = m.category
UNION ALL
SELECT 'joker' AS rules, 10 AS hand_points, 'Five of a Kind' AS category, 5 AS cards
UNION ALL
SELECT 'deuces wild' AS rules, 10 AS hand_points, 'Five of a Kind' AS category, 5 AS cards
UNION ALL
SELECT 'ace to five' AS rules, 0 AS hand_points, 'Four of a Kind' AS category, 5 AS cards
UNION ALL
SELECT 'ace to five' AS rules, 1 AS hand_points, 'Full House' AS category, 5 AS cards
UNION ALL
SELECT 'ace to five' AS rules, 2 AS hand_points, 'Three of a Kind' AS category, 5 AS cards
UNION ALL
SELECT 'ace to five' AS rules, 3 AS hand_points, 'Two Pair' AS category, 5 AS cards
UNION ALL
SELECT 'ace to five' AS rules, 4 AS hand_points, 'One Pair' AS category, 5 AS cards
UNION ALL
SELECT 'ace to five' AS rules, 5 AS hand_points, 'No Pair' AS category, 5 AS cards
UNION ALL
SELECT 'eight or better' AS rules, 0 AS hand_points, 'Low' AS category, 5 AS cards
UNION ALL
SELECT 'badugi' AS rules, 0 AS hand_points, 'One Card' AS category, 1 AS cards
UNION ALL
SELECT 'badugi' AS rules, 1 AS hand_points, 'Two Cards' AS category, 2 AS cards
UNION ALL
SELECT 'badugi' AS rules, 2 AS hand_points, 'Three Cards' AS category, 3 AS cards
UNION ALL
SELECT 'badugi' AS rules, 3 AS hand_points, 'Badugi' AS category, 4 AS cards
UNION ALL
SELECT 'three cards' AS rules, 0 AS hand_points, 'High Card' AS category, 3 AS cards
UNION ALL
SELECT 'three cards' AS rules, 1 AS hand_points, 'One Pair' AS category, 3 AS cards
UNION ALL
SELECT 'three cards' AS rules, 2 AS hand_points, 'Three of a Kind' AS category, 3 AS cards;
