-- Does seven_card_hands have all 133,784,560 hands, and as many hands per category as category_odds?
-- Grain: one row per problem
-- Reads: category_odds, hand_classes, seven_card_hands
-- Source: category_odds, which sql/checks/odds/odds.sql compares with the known frequencies
-- Engine: duckdb

WITH
-- One row per hand_rank: the number of hands
rank_counts AS (
    SELECT s.hand_rank, COUNT(*) AS hands
    FROM seven_card_hands AS s
    GROUP BY s.hand_rank
),

-- One row per category: the number of hands; 'no category' counts the hands whose rank hand_classes lacks
category_counts AS (
    SELECT COALESCE(h.category, 'no category') AS category, CAST(SUM(r.hands) AS BIGINT) AS hands
    FROM rank_counts AS r
    LEFT JOIN hand_classes AS h ON r.hand_rank = h.hand_rank
    GROUP BY h.category
),

-- One row per hand whose card_ids are 0 to 51, in rising order: the cards as BIGINT, because the products below exceed
-- INTEGER
rising_hands AS (
    SELECT
        CAST(s.card_1 AS BIGINT) AS c1,
        CAST(s.card_2 AS BIGINT) AS c2,
        CAST(s.card_3 AS BIGINT) AS c3,
        CAST(s.card_4 AS BIGINT) AS c4,
        CAST(s.card_5 AS BIGINT) AS c5,
        CAST(s.card_6 AS BIGINT) AS c6,
        CAST(s.card_7 AS BIGINT) AS c7
    FROM seven_card_hands AS s
    WHERE
        s.card_1 >= 0 AND s.card_1 < s.card_2 AND s.card_2 < s.card_3 AND s.card_3 < s.card_4
        AND s.card_4 < s.card_5 AND s.card_5 < s.card_6 AND s.card_6 < s.card_7 AND s.card_7 < 52
),

-- One row: the number of rising_hands, and the number of different hands among them. The combinatorial number system,
-- C(c1, 1) + C(c2, 2) + ... + C(c7, 7), numbers the hands from 0 to 133784559.
hand_totals AS (
    SELECT
        COUNT(*) AS hands,
        BIT_COUNT(
            BITSTRING_AGG(
                r.c1
                + r.c2 * (r.c2 - 1) // 2
                + r.c3 * (r.c3 - 1) * (r.c3 - 2) // 6
                + r.c4 * (r.c4 - 1) * (r.c4 - 2) * (r.c4 - 3) // 24
                + r.c5 * (r.c5 - 1) * (r.c5 - 2) * (r.c5 - 3) * (r.c5 - 4) // 120
                + r.c6 * (r.c6 - 1) * (r.c6 - 2) * (r.c6 - 3) * (r.c6 - 4) * (r.c6 - 5) // 720
                + r.c7 * (r.c7 - 1) * (r.c7 - 2) * (r.c7 - 3) * (r.c7 - 4) * (r.c7 - 5) * (r.c7 - 6) // 5040,
                0,
                133784559
            )
        ) AS different
    FROM rising_hands AS r
)

SELECT 'seven_card_hands has ' || CAST(COALESCE(SUM(f.hands), 0) AS TEXT) || ' hands, not 133784560' AS problem
FROM category_counts AS f
HAVING COALESCE(SUM(f.hands), 0) <> 133784560
UNION ALL
SELECT
    'seven_card_hands has ' || CAST(c.hands AS TEXT) || ' hands of seven rising cards, ' || CAST(c.different AS TEXT)
    || ' of them different, not 133784560' AS problem
FROM hand_totals AS c
WHERE c.hands <> 133784560 OR COALESCE(c.different, 0) <> 133784560
UNION ALL
SELECT
    'seven_card_hands has ' || CAST(COALESCE(f.hands, 0) AS TEXT) || ' hands of ' || COALESCE(e.category, f.category)
    || ', not ' || CAST(COALESCE(e.hands, 0) AS TEXT) AS problem
FROM (
    SELECT o.category, o.hands FROM category_odds AS o
    WHERE o.cards = 7
) AS e
FULL JOIN category_counts AS f ON e.category = f.category
WHERE COALESCE(e.hands, 0) <> COALESCE(f.hands, 0);
