-- Every five-card hand with its rank by each set of rules
-- Grain: one row per set of rules and hand of its deck, for rules of five cards without a wild rank
-- Columns:
--   hand_rank: 1 is the best by these rules; NULL if the hand does not qualify
-- Reads: class_ranks, every_hand, hand_classes, ranks, readings

-- The standard rank gives the key of a hand, and the key gives its class by other rules. The rules 'deuces wild' have
-- no rows: a flush may have deuces of other suits, and the key of a hand does not show such flushes. Hands with a joker
-- have no rows either.

DROP VIEW IF EXISTS rule_hands;

CREATE VIEW rule_hands AS
SELECT
    r.rules,
    f.card_1,
    f.card_2,
    f.card_3,
    f.card_4,
    f.card_5,
    r.hand_rank,
    r.category,
    r.description
FROM every_hand AS f
INNER JOIN hand_classes AS h ON f.hand_rank = h.hand_rank
INNER JOIN class_ranks AS r ON h.hand_key = r.hand_key
WHERE
    r.rules NOT IN (
        SELECT w.rules FROM readings AS w
        INNER JOIN ranks AS k ON w.rank = k.rank
        WHERE w.wild = 1
    );
