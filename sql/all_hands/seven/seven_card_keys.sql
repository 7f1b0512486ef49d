-- The rank of every seven-card hand by a key of 20 bits
-- Grain: one row per key (563,602)
-- Reads: hand_keys, pattern_keys, ranks
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS seven_card_keys;

CREATE TEMPORARY TABLE seven_card_keys (
    seven_card_key INTEGER NOT NULL, -- the sum of two pattern keys; for a flush -(the sum of 2^(rank - 2) in its suit)
    hand_rank SMALLINT NOT NULL -- 1 is the best; see hand_classes
);

INSERT INTO seven_card_keys (seven_card_key, hand_rank)
SELECT f.pattern_key + t.pattern_key AS seven_card_key, k.hand_rank
FROM pattern_keys AS f
CROSS JOIN pattern_keys AS t
INNER JOIN hand_keys AS k ON k.hand_key = f.rank_codes + t.rank_codes
WHERE f.cards = 5 AND t.cards = 2 AND k.cards = 7
UNION ALL
SELECT -SUM(1 << (r.rank - 2)) AS seven_card_key, k.hand_rank
FROM hand_keys AS k
INNER JOIN ranks AS r ON (-k.hand_key // r.rank_code) % 16 = 1
WHERE k.hand_key < 0
GROUP BY k.hand_key, k.hand_rank;
