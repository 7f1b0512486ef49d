-- The key of a hand in hand_lookup and hand_keys
-- Reads: ranks
-- Source: sql/ranking/hand_sums.sql, which computes the same hand_key
-- Engine: postgresql
-- Access: internal

-- In `bits` each rank has four bits, one per suit; the bit of clubs is the lowest. In a key these four bits count the
-- cards of the rank. So the key of one suit's cards is `bits`, shifted by suit_id and masked. The key of a flush is
-- minus the key of its suit's cards; of other hands, it is the sum of the four keys.

-- The mask of the lowest of the four bits of each rank
DO $$
BEGIN
    EXECUTE format(
        'CREATE FUNCTION rank_bits() RETURNS BIGINT IMMUTABLE PARALLEL SAFE RETURN CAST(%s AS BIGINT)',
        (SELECT SUM(r.rank_code) FROM ranks AS r)
    );
END
$$;

-- The key of the cards of one suit
CREATE FUNCTION suit_key(bits BIGINT, suit_id INTEGER) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN (bits >> suit_id) & rank_bits();

-- The key of a hand from the keys of its four suits
CREATE FUNCTION suits_key(clubs BIGINT, diamonds BIGINT, hearts BIGINT, spades BIGINT) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN CASE
    WHEN BIT_COUNT(CAST(clubs AS BIT(64))) >= 5 THEN -clubs
    WHEN BIT_COUNT(CAST(diamonds AS BIT(64))) >= 5 THEN -diamonds
    WHEN BIT_COUNT(CAST(hearts AS BIT(64))) >= 5 THEN -hearts
    WHEN BIT_COUNT(CAST(spades AS BIT(64))) >= 5 THEN -spades
    ELSE clubs + diamonds + hearts + spades
END;

-- The key of a hand from its bits
CREATE FUNCTION bits_key(bits BIGINT) RETURNS BIGINT
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 50
AS $$
DECLARE
    clubs CONSTANT BIGINT := pokersql.suit_key(bits, 0);
    diamonds CONSTANT BIGINT := pokersql.suit_key(bits, 1);
    hearts CONSTANT BIGINT := pokersql.suit_key(bits, 2);
    spades CONSTANT BIGINT := pokersql.suit_key(bits, 3);
BEGIN
    RETURN pokersql.suits_key(clubs, diamonds, hearts, spades);
END
$$;

CREATE FUNCTION hand_key(hand TEXT) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN bits_key(hand_bits(hand));
