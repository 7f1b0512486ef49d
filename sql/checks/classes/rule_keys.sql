-- Does each key have its rank in class_ranks or, if it has more cards, the best rank of its keys with one card less?
-- Grain: one row per problem
-- Reads: class_ranks, decks, hand_keys, key_rules, ranks, rule_keys, rules
-- Source: the rank of six or seven cards is the least hand_rank of the hands with one card less

WITH
-- One row per rules and number of cards that a key of these rules can have; the numbers come from the table ranks
sizes AS (
    SELECT k.rules, n.rank AS cards
    FROM key_rules AS k
    INNER JOIN ranks AS n ON n.rank BETWEEN k.cards AND k.most_cards
    WHERE k.rainbow = 0
),

-- One row per rules and cards in rule_keys: the numbers of rows and of different keys
key_counts AS (
    SELECT k.rules, k.cards, COUNT(*) AS hand_ranks, COUNT(DISTINCT k.hand_key) AS hand_keys
    FROM rule_keys AS k
    GROUP BY k.rules, k.cards
),

-- One row per rules and rank in the deck of these rules
rule_ranks AS (
    SELECT DISTINCT r.rules, d.rank_code
    FROM rules AS r
    INNER JOIN decks AS d ON r.deck = d.deck
),

-- One row per rank and key of more than key_rules.cards cards: lesser_key is the key without one card of this rank
lesser_keys AS (
    SELECT
        k.rules,
        k.hand_key,
        k.hand_key - r.rank_code * CASE WHEN k.hand_key < 0 THEN -1 ELSE 1 END AS lesser_key,
        k.cards - 1 AS lesser_cards
    FROM rule_keys AS k
    INNER JOIN key_rules AS t ON k.rules = t.rules AND k.cards > t.cards
    INNER JOIN rule_ranks AS r ON k.rules = r.rules
),

-- One row per key of more than key_rules.cards cards: the best rank of its lesser_keys
best_ranks AS (
    SELECT s.rules, s.hand_key, MIN(k.hand_rank) AS hand_rank
    FROM lesser_keys AS s
    INNER JOIN rule_keys AS k ON s.rules = k.rules AND s.lesser_key = k.hand_key AND s.lesser_cards = k.cards
    GROUP BY s.rules, s.hand_key
)

SELECT
    'rule_keys has ' || CAST(COALESCE(c.hand_ranks, 0) AS TEXT) || ' ranks for '
    || CAST(COALESCE(c.hand_keys, 0) AS TEXT) || ' keys of ' || CAST(s.cards AS TEXT) || ' cards by '
    || s.rules AS problem
FROM sizes AS s
LEFT JOIN key_counts AS c ON s.rules = c.rules AND s.cards = c.cards
WHERE COALESCE(c.hand_ranks, 0) = 0 OR c.hand_ranks <> c.hand_keys
UNION ALL
SELECT 'rule_keys has ' || c.rules || ' with ' || CAST(c.cards AS TEXT) || ' cards, key_rules does not' AS problem
FROM key_counts AS c
LEFT JOIN sizes AS s ON c.rules = s.rules AND c.cards = s.cards
WHERE s.rules IS NULL
UNION ALL
SELECT 'key_rules has no ' || r.rules || ': read rules.sql again' AS problem
FROM rules AS r
LEFT JOIN key_rules AS k ON r.rules = k.rules
WHERE k.rules IS NULL
UNION ALL
SELECT
    'rule_keys gives ' || CAST(COUNT(*) AS TEXT) || ' keys of ' || c.rules
    || ' another rank than class_ranks' AS problem
FROM class_ranks AS c
INNER JOIN key_rules AS t ON c.rules = t.rules AND t.rainbow = 0
LEFT JOIN rule_keys AS k
    ON c.rules = k.rules AND c.hand_key = k.hand_key AND COALESCE(c.hand_rank, 0) = COALESCE(k.hand_rank, 0)
WHERE k.rules IS NULL
GROUP BY c.rules
UNION ALL
SELECT
    'rule_keys gives ' || CAST(COUNT(*) AS TEXT) || ' keys of ' || CAST(k.cards AS TEXT) || ' cards by ' || k.rules
    || ' another rank than the best of the keys with one card less' AS problem
FROM rule_keys AS k
INNER JOIN key_rules AS t ON k.rules = t.rules AND k.cards > t.cards
LEFT JOIN best_ranks AS b ON k.rules = b.rules AND k.hand_key = b.hand_key
WHERE b.hand_key IS NULL OR COALESCE(k.hand_rank, 0) <> COALESCE(b.hand_rank, 0)
GROUP BY k.rules, k.cards
UNION ALL
SELECT
    'rule_keys differs from hand_keys in ' || CAST(COUNT(*) AS TEXT) || ' standard keys' AS problem
FROM hand_keys AS h
LEFT JOIN rule_keys AS k
    ON k.rules = 'standard' AND h.hand_key = k.hand_key AND h.cards = k.cards AND h.hand_rank = k.hand_rank
WHERE k.rules IS NULL
HAVING COUNT(*) > 0
UNION ALL
SELECT 'class_ranks has ' || CAST(COUNT(*) AS TEXT) || ' classes' AS problem
FROM class_ranks
HAVING COUNT(*) = 0
UNION ALL
SELECT 'key_rules has ' || CAST(COUNT(*) AS TEXT) || ' sets of rules' AS problem
FROM key_rules
HAVING COUNT(*) = 0
UNION ALL
SELECT 'hand_keys has ' || CAST(COUNT(*) AS TEXT) || ' keys' AS problem
FROM hand_keys
HAVING COUNT(*) = 0;
