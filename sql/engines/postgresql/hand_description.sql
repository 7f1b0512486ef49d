-- A hand in words, as Full House, Twos over Kings
-- Reads: hand_lookup
-- Engine: postgresql

-- It takes the hands of hand_rank().

CREATE FUNCTION hand_description(hand TEXT) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT l.description FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));

CREATE FUNCTION hand_description(hand TEXT[]) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT l.description FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));

CREATE FUNCTION hand_description(hand INTEGER[]) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT l.description FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));
