-- The category of a hand, for example Full House
-- Reads: hand_lookup
-- Engine: postgresql

-- hand_category() takes the same hands as hand_rank().

CREATE FUNCTION hand_category(hand TEXT) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT l.category FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));
