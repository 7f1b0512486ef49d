-- The rank of a hand: 1 is a royal flush, 7462 the worst, equal ranks split the pot
-- Reads: hand_classes, hand_keys
-- Engine: spark

-- The hand is text in any spelling, a list of cards or a list of card_ids; a hand with an error gives NULL. Spark
-- requires an aggregate (MAX) in a scalar subquery. To rank a table, pokersql.spark.rank_hands() is several times as
-- fast.

CREATE FUNCTION hand_rank(hand STRING) RETURNS INT
RETURN (
    SELECT MAX(c.hand_rank)
    FROM (SELECT read_hand(hand) AS hand) AS h
    INNER JOIN hand_keys AS k ON h.hand.hand_key = k.hand_key
    INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
);
