-- The points of a hand: 0, high card, to 9, royal flush
-- Reads: hand_classes, hand_keys
-- Engine: spark

-- hand_points() takes the same hands as hand_rank().

CREATE FUNCTION hand_points(hand STRING) RETURNS INT
RETURN (
    SELECT MAX(c.hand_points)
    FROM (SELECT read_hand(hand) AS hand) AS h
    INNER JOIN hand_keys AS k ON h.hand.hand_key = k.hand_key
    INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
);
