-- Does five_card_hands have all 2,598,960 hands with their right ranks, and the right number of hands per class?
-- Grain: one row per problem
-- Reads: every_hand, five_card_hands, hand_classes

WITH
-- One row per hand of every_hand that five_card_hands lacks or has with another rank
missing_hands AS (
    SELECT e.card_1, e.card_2, e.card_3, e.card_4, e.card_5, e.hand_rank
    FROM every_hand AS e
    EXCEPT
    SELECT f.card_1, f.card_2, f.card_3, f.card_4, f.card_5, f.hand_rank
    FROM five_card_hands AS f
),

-- One row if a hand is missing: the number of missing hands, and their best rank
missing_count AS (
    SELECT COUNT(*) AS hands, MIN(m.hand_rank) AS hand_rank
    FROM missing_hands AS m
    HAVING COUNT(*) > 0
),

-- One row per hand_rank: the number of hands
rank_counts AS (
    SELECT f.hand_rank, COUNT(*) AS hands
    FROM five_card_hands AS f
    GROUP BY f.hand_rank
)

SELECT 'five_card_hands has ' || CAST(COUNT(*) AS TEXT) || ' hands, not 2598960' AS problem
FROM five_card_hands
HAVING COUNT(*) <> 2598960
UNION ALL
SELECT
    'five_card_hands has ' || CAST(c.hands AS TEXT) || ' hands missing or with a wrong rank, such as '
    || CAST(c.hand_rank AS TEXT) || ', ' || COALESCE(h.description, 'which hand_classes lacks too') AS problem
FROM missing_count AS c
LEFT JOIN hand_classes AS h ON c.hand_rank = h.hand_rank
UNION ALL
SELECT
    'five_card_hands has another number of hands than hand_classes in ' || CAST(COUNT(*) AS TEXT)
    || ' classes, such as ' || MIN(h.description) AS problem
FROM hand_classes AS h
LEFT JOIN rank_counts AS r ON h.hand_rank = r.hand_rank
WHERE h.hands <> COALESCE(r.hands, 0)
HAVING COUNT(*) > 0;
