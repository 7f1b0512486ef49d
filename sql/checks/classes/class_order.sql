-- Does every class beat the next by category or by the first different rank, and does its example have the same key?
-- Grain: one row per problem
-- Reads: deck, hand_classes
-- Source: the rules of poker

WITH
-- One row per class: the sum of rank_code over the cards of its example
sums AS (
    SELECT h.hand_rank, CAST(SUM(d.rank_code) AS BIGINT) AS rank_codes
    FROM hand_classes AS h
    INNER JOIN deck AS d ON h.hand LIKE '%' || d.card || '%'
    GROUP BY h.hand_rank
)

SELECT 'hand_classes puts ' || h.description || ' above ' || n.description AS problem
FROM hand_classes AS h
INNER JOIN hand_classes AS n ON h.hand_rank + 1 = n.hand_rank
WHERE
    h.hand_points < n.hand_points
    OR (
        h.hand_points = n.hand_points
        AND (((h.rank_1 * 15 + h.rank_2) * 15 + h.rank_3) * 15 + h.rank_4) * 15 + h.rank_5
        <= (((n.rank_1 * 15 + n.rank_2) * 15 + n.rank_3) * 15 + n.rank_4) * 15 + n.rank_5
    )
UNION ALL
SELECT 'hand_classes gives ' || h.description || ' a key that its example does not have' AS problem
FROM hand_classes AS h
LEFT JOIN sums AS s ON h.hand_rank = s.hand_rank
WHERE h.hand_key <> COALESCE(s.rank_codes, 0) * (1 - 2 * h.suited)
UNION ALL
SELECT 'hand_classes or deck is empty' AS problem
FROM (SELECT COUNT(*) AS classes FROM sums) AS c
WHERE c.classes = 0;
