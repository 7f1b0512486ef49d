-- The category of a hand, as Full House
-- Reads: hand_lookup
-- Engine: postgresql

-- The hand is text in any spelling, a list of cards or a list of card_ids; a hand with an
-- error gives NULL. To select several columns, join ranked(): it looks up once.

CREATE FUNCTION hand_category(hand TEXT) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT l.category FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));

CREATE FUNCTION hand_category(hand TEXT[]) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT l.category FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));

CREATE FUNCTION hand_category(hand INTEGER[]) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT l.category FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));
