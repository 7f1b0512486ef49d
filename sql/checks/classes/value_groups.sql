-- Does value_groups have all multisets of one to five values, and is the sum of their suit_choices right?
-- Grain: one row per problem
-- Reads: binomials, deck, ranks, value_groups
-- Source: the multisets are C(values + cards - 1, cards); those without a low ace have C(52, cards) hands in all

WITH
-- One row per cards: the right numbers of multisets and hands. The values are the 13 ranks and the low ace.
expected_counts AS (
    SELECT m.k AS cards, m.ways AS multisets, h.ways AS hands
    FROM binomials AS m
    INNER JOIN binomials AS h ON m.k = h.k AND h.n = (SELECT COUNT(*) FROM deck)
    WHERE m.k BETWEEN 1 AND 5 AND m.n = (SELECT COUNT(*) FROM ranks) + m.k
),

-- One row per cards in value_groups: the numbers of multisets and hands, from rows whose groups have that many cards
counts AS (
    SELECT
        v.cards,
        COUNT(*) AS multisets,
        CAST(SUM(CASE WHEN v.lowest > 1 THEN v.suit_choices ELSE 0 END) AS BIGINT) AS hands
    FROM value_groups AS v
    WHERE
        v.cards
        = v.largest_group + v.second_group + CASE WHEN v.distinct_values > 2 THEN v.distinct_values - 2 ELSE 0 END
    GROUP BY v.cards
)

SELECT
    'value_groups has ' || CAST(COALESCE(c.multisets, 0) AS TEXT) || ' multisets of ' || CAST(e.cards AS TEXT)
    || ' cards for ' || CAST(COALESCE(c.hands, 0) AS TEXT) || ' hands, not ' || CAST(e.multisets AS TEXT) || ' for '
    || CAST(e.hands AS TEXT) AS problem
FROM expected_counts AS e
LEFT JOIN counts AS c ON e.cards = c.cards
WHERE COALESCE(c.multisets, 0) <> e.multisets OR COALESCE(c.hands, 0) <> e.hands
UNION ALL
SELECT CAST(COUNT(*) AS TEXT) || ' numbers of cards to check: binomials, deck or ranks is empty' AS problem
FROM expected_counts
HAVING COUNT(*) = 0;
