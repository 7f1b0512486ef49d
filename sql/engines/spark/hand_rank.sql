-- The rank of a hand, from 1 for a royal flush to 7462 for the worst hand; hands with equal ranks split the pot
-- Reads: hand_classes, hand_keys
-- Engine: spark

-- The hand is text in any spelling, a list of cards or a list of card_ids. For a hand with an error, the rank is NULL.
-- Spark requires an aggregate (here MAX) in a correlated subquery. To rank a table, use pokersql.spark.rank_hands(),
-- which is several times as fast.

CREATE FUNCTION hand_rank(hand STRING) RETURNS INT
RETURN (
    SELECT MAX(c.hand_rank)
    FROM (SELECT read_hand(hand) AS hand) AS h
    INNER JOIN hand_keys AS k ON h.hand.hand_key = k.hand_key
    INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
);
