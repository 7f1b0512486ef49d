-- The points of a hand: 0, high card, to 9, royal flush
-- Reads: hand_lookup
-- Engine: postgresql

-- The hand is text in any spelling, a list of cards or a list of card_ids; a hand with an
-- error gives NULL. To select several columns, join ranked(): it looks up once.

CREATE FUNCTION hand_points(hand TEXT) RETURNS INTEGER
STABLE PARALLEL SAFE
RETURN (SELECT l.hand_points FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));

CREATE FUNCTION hand_points(hand TEXT[]) RETURNS INTEGER
STABLE PARALLEL SAFE
RETURN (SELECT l.hand_points FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));

CREATE FUNCTION hand_points(hand INTEGER[]) RETURNS INTEGER
STABLE PARALLEL SAFE
RETURN (SELECT l.hand_points FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));
