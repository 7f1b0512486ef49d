-- Are there as many hands of five, six and seven cards in each category as is known?
-- Grain: one row per problem
-- Reads: category_odds
-- Source: the known frequencies of hands of five, six and seven cards

WITH
-- One row per category: how many hands of five, six and seven cards it has
expected AS (
    SELECT 0 AS hand_points, 1302540 AS five, 6612900 AS six, 23294460 AS seven
    UNION ALL
    SELECT 1 AS hand_points, 1098240 AS five, 9730740 AS six, 58627800 AS seven
    UNION ALL
    SELECT 2 AS hand_points, 123552 AS five, 2532816 AS six, 31433400 AS seven
    UNION ALL
    SELECT 3 AS hand_points, 54912 AS five, 732160 AS six, 6461620 AS seven
    UNION ALL
    SELECT 4 AS hand_points, 10200 AS five, 361620 AS six, 6180020 AS seven
    UNION ALL
    SELECT 5 AS hand_points, 5108 AS five, 205792 AS six, 4047644 AS seven
    UNION ALL
    SELECT 6 AS hand_points, 3744 AS five, 165984 AS six, 3473184 AS seven
    UNION ALL
    SELECT 7 AS hand_points, 624 AS five, 14664 AS six, 224848 AS seven
    UNION ALL
    SELECT 8 AS hand_points, 36 AS five, 1656 AS six, 37260 AS seven
    UNION ALL
    SELECT 9 AS hand_points, 4 AS five, 188 AS six, 4324 AS seven
),

-- One row per number of cards and category
known AS (
    SELECT 5 AS cards, e.hand_points, e.five AS hands FROM expected AS e
    UNION ALL
    SELECT 6 AS cards, e.hand_points, e.six AS hands FROM expected AS e
    UNION ALL
    SELECT 7 AS cards, e.hand_points, e.seven AS hands FROM expected AS e
)

SELECT
    'category_odds has ' || CAST(COALESCE(o.hands, 0) AS TEXT) || ' hands of ' || CAST(k.cards AS TEXT) || ' cards and '
    || CAST(k.hand_points AS TEXT) || ' points, not ' || CAST(k.hands AS TEXT) AS problem
FROM known AS k
LEFT JOIN category_odds AS o ON k.cards = o.cards AND k.hand_points = o.hand_points
WHERE k.hands <> COALESCE(o.hands, 0);
