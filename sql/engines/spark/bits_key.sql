-- The key of a hand in hand_keys, from the hand's bits
-- Source: sql/ranking/hand_sums.sql, which computes the same hand_key
-- Engine: spark
-- Access: internal

-- In `bits` each rank has four bits, one per suit; the bit of clubs is the lowest. In a key these four bits count the
-- cards of the rank. So the key of one suit's cards is `bits`, shifted by suit_id and masked. The key of a flush is
-- minus the key of its suit's cards; of other hands, it is the sum of the four keys.

-- The key of the cards of one suit
CREATE FUNCTION suit_key(bits BIGINT, suit_id INT) RETURNS BIGINT
RETURN SHIFTRIGHT(bits, suit_id) & ((SHIFTLEFT(1L, 52) - 1) DIV 15);

CREATE FUNCTION bits_key(bits BIGINT) RETURNS BIGINT
RETURN CASE
    WHEN BIT_COUNT(suit_key(bits, 0)) >= 5 THEN -suit_key(bits, 0)
    WHEN BIT_COUNT(suit_key(bits, 1)) >= 5 THEN -suit_key(bits, 1)
    WHEN BIT_COUNT(suit_key(bits, 2)) >= 5 THEN -suit_key(bits, 2)
    WHEN BIT_COUNT(suit_key(bits, 3)) >= 5 THEN -suit_key(bits, 3)
    ELSE suit_key(bits, 0) + suit_key(bits, 1) + suit_key(bits, 2) + suit_key(bits, 3)
END;
