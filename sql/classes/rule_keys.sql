-- The rank of each key by each set of rules; the key of a hand is a sum over its cards
-- Grain: one row per set of rules and key
-- Columns:
--   hand_key: the sum of the cards' rank codes; for a flush, if suits count, the negative of the sum over its suit
--   cards: how many cards are in the sum
--   hand_rank: 1 is the best; see class_ranks; NULL if the hand does not qualify
-- Reads: class_ranks, decks, hand_keys, key_rules, rules

-- As in hand_keys, the rank of six cards is the MIN over their six choices of five. The rows of the standard rules are
-- copied from hand_keys. A sum has at most key_rules.most_cards cards. Rules with rainbow = 1 have no rows. Sorted by
-- hand_key, the rows take a third less room in a file of DuckDB than sorted by rules.

DROP TABLE IF EXISTS rule_keys;

CREATE TABLE rule_keys (
    rules TEXT NOT NULL,
    hand_key BIGINT NOT NULL,
    cards INTEGER NOT NULL,
    hand_rank INTEGER
);

INSERT INTO rule_keys (rules, hand_key, cards, hand_rank)
WITH
-- One row per set of rules and rank_code of its deck, for rules whose sums may have more than five cards
rule_ranks AS (
    SELECT DISTINCT k.rules, d.rank_code
    FROM key_rules AS k
    INNER JOIN rules AS r ON k.rules = r.rules
    INNER JOIN decks AS d ON r.deck = d.deck
    WHERE k.most_cards > k.cards AND k.rules <> 'standard' AND d.rank < 15
),

-- One row per set of rules of rule_ranks and key of five cards; side is -1 for a flush, else 1
five_keys AS (
    SELECT c.rules, c.hand_key, 1 - 2 * c.suited AS side, c.hand_rank
    FROM class_ranks AS c
    INNER JOIN key_rules AS k ON c.rules = k.rules
    WHERE k.most_cards > k.cards AND k.rules <> 'standard' AND (c.suited = 0 OR k.counts_suits = 1)
),

-- One row per key of six cards: the MIN of hand_rank over the keys with one card fewer
six_keys AS (
    SELECT f.rules, f.hand_key + r.rank_code * f.side AS hand_key, f.side, MIN(f.hand_rank) AS hand_rank
    FROM five_keys AS f
    INNER JOIN rule_ranks AS r
        ON
            f.rules = r.rules
            AND f.hand_key * f.side % (r.rank_code * 16) < r.rank_code * CASE f.side WHEN 1 THEN 4 ELSE 1 END
    GROUP BY f.rules, f.hand_key + r.rank_code * f.side, f.side
),

-- One row per key of seven cards
seven_keys AS (
    SELECT s.rules, s.hand_key + r.rank_code * s.side AS hand_key, MIN(s.hand_rank) AS hand_rank
    FROM six_keys AS s
    INNER JOIN rule_ranks AS r
        ON
            s.rules = r.rules
            AND s.hand_key * s.side % (r.rank_code * 16) < r.rank_code * CASE s.side WHEN 1 THEN 4 ELSE 1 END
    GROUP BY s.rules, s.hand_key + r.rank_code * s.side
)

SELECT 'standard' AS rules, k.hand_key, k.cards, k.hand_rank
FROM hand_keys AS k
UNION ALL
SELECT c.rules, c.hand_key, c.cards, c.hand_rank
FROM class_ranks AS c
INNER JOIN key_rules AS k ON c.rules = k.rules
WHERE k.rainbow = 0 AND k.rules <> 'standard'
UNION ALL
SELECT s.rules, s.hand_key, 6 AS cards, s.hand_rank
FROM six_keys AS s
UNION ALL
SELECT s.rules, s.hand_key, 7 AS cards, s.hand_rank
FROM seven_keys AS s
ORDER BY hand_key;
