-- Does hole_cards have all 1,326 combinations of two cards once, and does each starting hand have 6, 4 or 12 of them?
-- Grain: one row per problem
-- Reads: deck, hole_cards
-- Source: 13 pairs have 6 combinations each, 78 suited hands have 4, and 78 offsuit hands have 12

WITH
-- One row per combination: is_right is 1 if the columns agree with the two cards
card_pairs AS (
    SELECT
        h.hole,
        h.starting_hand,
        h.suited,
        CASE
            WHEN
                h.hole = b.card || a.card
                AND h.high_rank = b.rank
                AND h.low_rank = a.rank
                AND h.suited = CASE WHEN a.suit = b.suit THEN 1 ELSE 0 END
                AND h.rank_codes = a.rank_code + b.rank_code
                AND h.card_bits = a.card_bit + b.card_bit
                THEN 1
            ELSE 0
        END AS is_right
    FROM hole_cards AS h
    INNER JOIN deck AS a ON h.card_1 = a.card_id
    INNER JOIN deck AS b ON h.card_2 = b.card_id AND h.card_1 < h.card_2
),

-- One row per starting hand: the number of its combinations, and the right number for its name (0 if the name is wrong)
combination_counts AS (
    SELECT
        r.starting_hand,
        COUNT(*) AS combinations,
        CASE
            WHEN SUBSTR(r.starting_hand, 1, 1) = SUBSTR(r.starting_hand, 2, 1) AND LENGTH(r.starting_hand) = 2 THEN 6
            WHEN SUBSTR(r.starting_hand, 3, 1) = 's' AND MIN(r.suited) = 1 THEN 4
            WHEN SUBSTR(r.starting_hand, 3, 1) = 'o' AND MAX(r.suited) = 0 THEN 12
            ELSE 0
        END AS expected
    FROM card_pairs AS r
    GROUP BY r.starting_hand
)

SELECT 'hole_cards has ' || CAST(COUNT(*) AS TEXT) || ' combinations of cards, not 1326 different ones' AS problem
FROM card_pairs AS r
HAVING COUNT(*) <> 1326 OR COUNT(DISTINCT r.hole) <> 1326
UNION ALL
SELECT 'hole_cards describes ' || r.hole || ' wrongly' AS problem
FROM card_pairs AS r
WHERE r.is_right = 0
UNION ALL
SELECT
    'hole_cards has ' || CAST(c.combinations AS TEXT) || ' combinations of ' || c.starting_hand || ', not '
    || CAST(c.expected AS TEXT) AS problem
FROM combination_counts AS c
WHERE c.combinations <> c.expected;
