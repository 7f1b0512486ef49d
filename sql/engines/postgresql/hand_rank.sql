-- The rank of a hand, from 1 for a royal flush to 7462 for the worst hand; hands with equal ranks split the pot
-- Reads: hand_lookup
-- Engine: postgresql

-- The hand is text in any spelling, a list of cards or a list of card_ids; hand_lists.sql makes the functions of lists.
-- For a hand with an error, the rank is NULL. To select several columns, join ranked(), which looks up the hand only
-- once.

CREATE FUNCTION hand_rank(hand TEXT) RETURNS INTEGER
STABLE PARALLEL SAFE
RETURN (SELECT l.hand_rank FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));
