-- Are there all multisets of one to five values, of as many hands as there must be?
-- Grain: one row per problem
-- Reads: binomials, deck, ranks, value_groups
-- Source: C(values + cards - 1, cards) multisets; those without a low ace have C(cards of the deck, cards) hands

WITH
-- One row: how many ranks there are; a low ace is one more value
all_ranks AS (
    SELECT COUNT(*) AS ranks FROM ranks
),

-- One row: how many cards there are
all_cards AS (
    SELECT COUNT(*) AS cards FROM deck
),

-- One row per number of cards: how many multisets and hands there must be
expected_counts AS (
    SELECT m.k AS cards, m.ways AS multisets, h.ways AS hands
    FROM all_ranks AS r
    CROSS JOIN all_cards AS c
    INNER JOIN binomials AS m ON r.ranks + m.k = m.n AND m.k BETWEEN 1 AND 5
    INNER JOIN binomials AS h ON c.cards = h.n AND m.k = h.k
),

-- One row per number of cards in value_groups whose groups add up to it: the same counts
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
