-- The points of a hand: 0, high card, to 9, royal flush
-- Reads: hand_lookup
-- Engine: postgresql

-- hand_points() takes the same hands as hand_rank().

CREATE FUNCTION hand_points(hand TEXT) RETURNS INTEGER
STABLE PARALLEL SAFE
RETURN (SELECT l.hand_points FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));
