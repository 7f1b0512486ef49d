-- Does class_ranks have all hands of each set of rules, one class per key, and ranks without gaps in category order?
-- Grain: one row per problem
-- Reads: binomials, category_orders, class_ranks, decks, hand_classes, rules
-- Source: there are C(cards of the deck, cards) hands, or C(ranks, cards) * 4! / (4 - cards)! if all suits must differ

WITH
-- One row per rules and cards in class_ranks: the numbers of classes, of different keys, and of hands
class_counts AS (
    SELECT
        c.rules,
        c.cards,
        COUNT(*) AS classes,
        COUNT(DISTINCT c.hand_key) AS hand_keys,
        CAST(SUM(c.hands) AS BIGINT) AS hands
    FROM class_ranks AS c
    GROUP BY c.rules, c.cards
),

-- One row per rules in class_ranks: the number of different ranks, the lowest rank and the highest rank
rank_counts AS (
    SELECT
        c.rules,
        COUNT(DISTINCT c.hand_rank) AS ranks,
        COALESCE(MIN(c.hand_rank), 0) AS lowest,
        COALESCE(MAX(c.hand_rank), 0) AS highest
    FROM class_ranks AS c
    GROUP BY c.rules
),

-- One row per rules: how many cards and ranks the deck has. fewest_cards is the number of cards of the smallest
-- category: it is below cards only if all suits of a hand must differ, as in badugi
rule_decks AS (
    SELECT
        r.rules,
        r.cards,
        MIN(o.cards) AS fewest_cards,
        COUNT(DISTINCT d.card_id) AS deck_cards,
        COUNT(DISTINCT d.rank) AS deck_ranks
    FROM rules AS r
    INNER JOIN decks AS d ON r.deck = d.deck
    INNER JOIN category_orders AS o ON r.rules = o.rules
    GROUP BY r.rules, r.cards
),

-- One row per rules and cards: the right number of hands
expected_hands AS (
    SELECT k.rules, k.cards, b.ways AS hands
    FROM rule_decks AS k
    INNER JOIN binomials AS b ON k.deck_cards = b.n AND k.cards = b.k
    WHERE k.fewest_cards = k.cards
    UNION ALL
    SELECT
        k.rules,
        b.k AS cards,
        b.ways * CASE b.k WHEN 1 THEN 4 WHEN 2 THEN 12 ELSE 24 END AS hands
    FROM rule_decks AS k
    INNER JOIN binomials AS b ON k.deck_ranks = b.n AND b.k BETWEEN 1 AND k.cards
    WHERE k.fewest_cards < k.cards
),

-- One row per rules and hand_points: the best and the worst rank of the category
category_ranks AS (
    SELECT c.rules, c.hand_points, MIN(c.hand_rank) AS best, MAX(c.hand_rank) AS worst
    FROM class_ranks AS c
    GROUP BY c.rules, c.hand_points
)

SELECT
    'class_ranks has ' || CAST(COALESCE(c.hands, 0) AS TEXT) || ' hands of ' || CAST(e.cards AS TEXT) || ' cards by '
    || e.rules || ', not ' || CAST(e.hands AS TEXT)
    || CASE WHEN c.rules IS NULL THEN ': read rules.sql again' ELSE '' END AS problem
FROM expected_hands AS e
LEFT JOIN class_counts AS c ON e.rules = c.rules AND e.cards = c.cards
WHERE COALESCE(c.hands, 0) <> e.hands
UNION ALL
SELECT
    'class_ranks has ' || CAST(c.classes AS TEXT) || ' classes of ' || CAST(c.cards AS TEXT) || ' cards by ' || c.rules
    || ' with ' || CAST(c.hand_keys AS TEXT) || ' keys' AS problem
FROM class_counts AS c
WHERE c.classes <> c.hand_keys
UNION ALL
SELECT
    'class_ranks has ' || CAST(c.ranks AS TEXT) || ' ranks by ' || c.rules || ' from ' || CAST(c.lowest AS TEXT)
    || ' to ' || CAST(c.highest AS TEXT) || ', not from 1 without gaps' AS problem
FROM rank_counts AS c
WHERE c.ranks = 0 OR c.lowest <> 1 OR c.highest <> c.ranks
UNION ALL
SELECT
    'class_ranks puts a hand of the category ' || CAST(w.hand_points AS TEXT) || ' above one of '
    || CAST(b.hand_points AS TEXT) || ' by ' || b.rules AS problem
FROM category_ranks AS b
INNER JOIN category_ranks AS w ON b.rules = w.rules AND b.hand_points > w.hand_points AND b.worst >= w.best
UNION ALL
SELECT 'class_ranks has ' || c.rules || ', which rules does not have: read rules.sql again' AS problem
FROM rank_counts AS c
LEFT JOIN rules AS r ON c.rules = r.rules
WHERE r.rules IS NULL
UNION ALL
SELECT
    'class_ranks differs from hand_classes in ' || CAST(COUNT(*) AS TEXT) || ' standard classes, such as '
    || MIN(h.description) AS problem
FROM hand_classes AS h
LEFT JOIN class_ranks AS c
    ON
        c.rules = 'standard'
        AND h.hand_key = c.hand_key
        AND h.hand_rank = c.hand_rank
        AND h.hand_points = c.hand_points
        AND h.description = c.description
        AND h.hands = c.hands
WHERE c.rules IS NULL
HAVING COUNT(*) > 0
UNION ALL
SELECT 'hand_classes has ' || CAST(COUNT(*) AS TEXT) || ' classes' AS problem
FROM hand_classes
HAVING COUNT(*) = 0
UNION ALL
SELECT 'class_ranks has ' || CAST(COUNT(*) AS TEXT) || ' numbers of hands to check: a table is empty' AS problem
FROM expected_hands
HAVING COUNT(*) = 0;
