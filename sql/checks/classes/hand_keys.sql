-- Does hand_keys have all keys, and do keys of 6 and 7 cards have the best rank of the keys with one card less?
-- Grain: one row per problem
-- Reads: hand_classes, hand_keys, ranks
-- Source: an unsuited key is a multiset of 13 ranks, each at most four times; a suited key is a set of 13 ranks

WITH
-- One row per cards: the known numbers of unsuited and suited keys
known_counts (cards, unsuited, suited) AS (
    VALUES
    (5, 6175, 1287),
    (6, 18395, 1716),
    (7, 49205, 1716)
),

-- One row per cards in hand_keys: the numbers of unsuited and suited keys
counts AS (
    SELECT
        k.cards,
        COUNT(CASE WHEN k.hand_key > 0 THEN 1 END) AS unsuited,
        COUNT(CASE WHEN k.hand_key < 0 THEN 1 END) AS suited
    FROM hand_keys AS k
    GROUP BY k.cards
),

-- One row per rank and key of six or seven cards: lesser_key is the key without one card of this rank
lesser_keys AS (
    SELECT
        k.hand_key,
        k.hand_key - r.rank_code * CASE WHEN k.hand_key < 0 THEN -1 ELSE 1 END AS lesser_key,
        k.cards - 1 AS lesser_cards
    FROM hand_keys AS k
    CROSS JOIN ranks AS r
    WHERE k.cards > 5
),

-- One row per key of six or seven cards: the best rank of its lesser_keys
best_ranks AS (
    SELECT s.hand_key, MIN(k.hand_rank) AS hand_rank
    FROM lesser_keys AS s
    INNER JOIN hand_keys AS k ON s.lesser_key = k.hand_key AND s.lesser_cards = k.cards
    GROUP BY s.hand_key
)

SELECT
    'hand_keys has ' || CAST(COALESCE(f.unsuited, 0) AS TEXT) || ' and ' || CAST(COALESCE(f.suited, 0) AS TEXT)
    || ' keys of ' || CAST(e.cards AS TEXT) || ' cards, not ' || CAST(e.unsuited AS TEXT) || ' and '
    || CAST(e.suited AS TEXT) AS problem
FROM known_counts AS e
LEFT JOIN counts AS f ON e.cards = f.cards
WHERE COALESCE(f.unsuited, 0) <> e.unsuited OR COALESCE(f.suited, 0) <> e.suited
UNION ALL
SELECT
    'hand_keys gives the key ' || CAST(k.hand_key AS TEXT) || ' the rank ' || CAST(k.hand_rank AS TEXT)
    || ', hand_classes gives ' || CAST(COALESCE(c.hand_rank, 0) AS TEXT) AS problem
FROM hand_keys AS k
LEFT JOIN hand_classes AS c ON k.hand_key = c.hand_key
WHERE k.cards = 5 AND k.hand_rank <> COALESCE(c.hand_rank, 0)
UNION ALL
SELECT
    'hand_keys gives the key ' || CAST(k.hand_key AS TEXT) || ' the rank ' || CAST(k.hand_rank AS TEXT)
    || ', not ' || CAST(COALESCE(b.hand_rank, 0) AS TEXT) AS problem
FROM hand_keys AS k
LEFT JOIN best_ranks AS b ON k.hand_key = b.hand_key
WHERE k.cards > 5 AND k.hand_rank <> COALESCE(b.hand_rank, 0);
