-- Do the relations odds, category_odds and hand_classes have the known numbers of hands of five, six and seven cards?
-- Grain: one row per problem
-- Reads: category_odds, hand_classes, odds
-- Source: the known frequencies; by the published rules, the 1,024 hands of A-2-3-4-5 are no straights

WITH
-- One row per hand_points: the known numbers of hands of five, six and seven cards, and of five by the published rules
known_counts (hand_points, five, published, six, seven) AS (
    VALUES
    (0, 1302540, 1303560, 6612900, 23294460),
    (1, 1098240, 1098240, 9730740, 58627800),
    (2, 123552, 123552, 2532816, 31433400),
    (3, 54912, 54912, 732160, 6461620),
    (4, 10200, 9180, 361620, 6180020),
    (5, 5108, 5112, 205792, 4047644),
    (6, 3744, 3744, 165984, 3473184),
    (7, 624, 624, 14664, 224848),
    (8, 36, 32, 1656, 37260),
    (9, 4, 4, 188, 4324)
),

-- One row per relation, cards, rules and hand_points: the right number of hands
expectations AS (
    SELECT 'odds' AS relation, 5 AS cards, 'published' AS rules, k.hand_points, k.published AS hands
    FROM known_counts AS k
    UNION ALL
    SELECT 'odds' AS relation, 5 AS cards, 'standard' AS rules, k.hand_points, k.five AS hands FROM known_counts AS k
    UNION ALL
    SELECT 'category_odds' AS relation, 5 AS cards, 'standard' AS rules, k.hand_points, k.five AS hands
    FROM known_counts AS k
    UNION ALL
    SELECT 'category_odds' AS relation, 6 AS cards, 'standard' AS rules, k.hand_points, k.six AS hands
    FROM known_counts AS k
    UNION ALL
    SELECT 'category_odds' AS relation, 7 AS cards, 'standard' AS rules, k.hand_points, k.seven AS hands
    FROM known_counts AS k
),

-- One row per relation, cards, rules and hand_points: the number of hands that the relation has
counts AS (
    SELECT 'odds' AS relation, 5 AS cards, o.rules, o.hand_points, o.hands FROM odds AS o
    UNION ALL
    SELECT 'category_odds' AS relation, c.cards, 'standard' AS rules, c.hand_points, c.hands FROM category_odds AS c
)

SELECT
    e.relation || ' has ' || CAST(COALESCE(f.hands, 0) AS TEXT) || ' hands of ' || CAST(e.cards AS TEXT)
    || ' cards and ' || CAST(e.hand_points AS TEXT) || ' points by ' || e.rules || ' rules, not '
    || CAST(e.hands AS TEXT) AS problem
FROM expectations AS e
LEFT JOIN counts AS f
    ON e.relation = f.relation AND e.cards = f.cards AND e.rules = f.rules AND e.hand_points = f.hand_points
WHERE e.hands <> COALESCE(f.hands, 0)
UNION ALL
SELECT 'hand_classes has ' || CAST(COALESCE(SUM(h.hands), 0) AS TEXT) || ' hands, not 2598960' AS problem
FROM hand_classes AS h
HAVING COALESCE(SUM(h.hands), 0) <> 2598960;
