-- Does seven_card_hands agree with seven_card_patterns in the number of hands of each rank?
-- Grain: one row per problem
-- Reads: hand_classes, seven_card_hands, seven_card_patterns
-- Source: the Power BI article, whose author could not load the table of all hands that this comparison needs
-- Engine: duckdb

WITH
-- One row per hand_rank in seven_card_hands: the number of hands
stored_counts AS (
    SELECT s.hand_rank, COUNT(*) AS hands
    FROM seven_card_hands AS s
    GROUP BY s.hand_rank
),

-- One row per hand_rank in seven_card_patterns: the number of hands
pattern_counts AS (
    SELECT p.hand_rank, SUM(p.equivalent_hands) AS hands
    FROM seven_card_patterns AS p
    GROUP BY p.hand_rank
)

SELECT
    'seven_card_hands has ' || CAST(COALESCE(s.hands, 0) AS TEXT) || ' hands of rank '
    || CAST(COALESCE(s.hand_rank, r.hand_rank) AS TEXT) || ', ' || COALESCE(h.description, 'which hand_classes lacks')
    || ', where seven_card_patterns have ' || CAST(COALESCE(r.hands, 0) AS TEXT) AS problem
FROM stored_counts AS s
FULL JOIN pattern_counts AS r ON s.hand_rank = r.hand_rank
LEFT JOIN hand_classes AS h ON COALESCE(s.hand_rank, r.hand_rank) = h.hand_rank
WHERE COALESCE(s.hands, 0) <> COALESCE(r.hands, 0)
ORDER BY COALESCE(s.hand_rank, r.hand_rank);
