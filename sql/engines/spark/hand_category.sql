-- The category of a hand, for example Full House
-- Reads: hand_classes, hand_keys
-- Engine: spark

-- hand_category() takes the same hands as hand_rank().

CREATE FUNCTION hand_category(hand STRING) RETURNS STRING
RETURN (
    SELECT MAX(c.category)
    FROM (SELECT read_hand(hand) AS hand) AS h
    INNER JOIN hand_keys AS k ON h.hand.hand_key = k.hand_key
    INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
);
