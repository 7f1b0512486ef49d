-- The full name of a hand, for example Full House, Twos over Kings
-- Reads: hand_lookup
-- Engine: postgresql

-- hand_description() takes the same hands as hand_rank().

CREATE FUNCTION hand_description(hand TEXT) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT l.description FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));
