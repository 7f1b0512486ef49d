-- Does every set of rules have a unique name, a known deck, and known categories with points from 0 without gaps?
-- Grain: one row per problem
-- Reads: category_orders, category_words, characteristics, decks, rule_names, rules

WITH
-- One row per rules in category_orders: its numbers of categories and different points, and most cards of a category
orders AS (
    SELECT
        o.rules,
        COUNT(*) AS categories,
        COUNT(DISTINCT o.hand_points) AS places,
        MIN(o.hand_points) AS lowest,
        MAX(o.hand_points) AS highest,
        MAX(o.cards) AS most_cards
    FROM category_orders AS o
    GROUP BY o.rules
)

SELECT 'rules lacks ' || o.rules || ', which category_orders has' AS problem
FROM orders AS o
LEFT JOIN rules AS r ON o.rules = r.rules
WHERE r.rules IS NULL
UNION ALL
SELECT 'category_orders lacks ' || r.rules || ', which rules has' AS problem
FROM rules AS r
LEFT JOIN orders AS o ON r.rules = o.rules
WHERE o.rules IS NULL
UNION ALL
SELECT
    'category_orders counts the ' || CAST(o.categories AS TEXT) || ' categories of ' || o.rules || ' from '
    || CAST(o.lowest AS TEXT) || ' to ' || CAST(o.highest AS TEXT) || ', not from 0 without gaps' AS problem
FROM orders AS o
WHERE o.lowest <> 0 OR o.highest <> o.categories - 1 OR o.places <> o.categories
UNION ALL
SELECT
    'category_orders has ' || o.category || ' of ' || CAST(o.cards AS TEXT) || ' cards in ' || o.rules
    || ', which characteristics do not have' AS problem
FROM category_orders AS o
LEFT JOIN characteristics AS c ON o.category = c.category AND o.cards = c.cards
WHERE c.category IS NULL
UNION ALL
SELECT 'category_orders has ' || o.category || ' in ' || o.rules || ', which category_words do not have' AS problem
FROM category_orders AS o
LEFT JOIN category_words AS w ON o.category = w.category
WHERE w.category IS NULL
UNION ALL
SELECT
    'rules says that ' || CAST(r.cards AS TEXT) || ' cards count in ' || r.rules || ', category_orders says '
    || CAST(o.most_cards AS TEXT) AS problem
FROM rules AS r
INNER JOIN orders AS o ON r.rules = o.rules
WHERE r.cards <> o.most_cards
UNION ALL
SELECT 'rules plays ' || r.rules || ' with the deck ' || r.deck || ', which decks does not have' AS problem
FROM rules AS r
LEFT JOIN decks AS d ON r.deck = d.deck
WHERE d.deck IS NULL
UNION ALL
SELECT 'rules has ' || CAST(COUNT(*) AS TEXT) || ' names that are read as ' || n.name AS problem
FROM rule_names AS n
GROUP BY n.name
HAVING COUNT(*) > 1
UNION ALL
SELECT 'rules has ' || CAST(COUNT(*) AS TEXT) || ' sets of rules that are standard, not 1' AS problem
FROM rules AS r
WHERE r.rules = 'standard'
HAVING COUNT(*) <> 1;
