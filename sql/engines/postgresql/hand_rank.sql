-- The rank of a hand: 1 is a royal flush, 7462 the worst, equal ranks split the pot
-- Reads: hand_lookup
-- Engine: postgresql

-- The hand is text in any spelling, a list of cards or a list of card_ids; a hand with an error gives NULL. To select
-- several columns, join ranked(): it looks up the hand once.

CREATE FUNCTION hand_rank(hand TEXT) RETURNS INTEGER
STABLE PARALLEL SAFE
RETURN (SELECT l.hand_rank FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));

CREATE FUNCTION hand_rank(hand TEXT[]) RETURNS INTEGER
STABLE PARALLEL SAFE
RETURN (SELECT l.hand_rank FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));

CREATE FUNCTION hand_rank(hand INTEGER[]) RETURNS INTEGER
STABLE PARALLEL SAFE
RETURN (SELECT l.hand_rank FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));
