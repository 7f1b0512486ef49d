-- The five cards of a hand that count, the lowest first, as text
-- Reads: deck, hand_lookup
-- Source: sql/ranking/hand_ranks.sql; if several choices of five are equally good, both files choose the same one
-- Engine: postgresql

-- The key of a class has the number of cards of each rank among the five. If the hand has more cards of a rank than its
-- class, the cards of the lowest suits count. In a flush, only cards of its suit count.

-- The texts of the 52 cards, by card_id
DO $$
BEGIN
    EXECUTE format(
        'CREATE FUNCTION card_texts() RETURNS TEXT[] IMMUTABLE PARALLEL SAFE RETURN %L::TEXT[]',
        (SELECT '[0:51]=' || CAST(ARRAY_AGG(d.card ORDER BY d.card_id) AS TEXT) FROM deck AS d)
    );
END
$$;

-- The bits of the cards that can count: in a flush, the cards of its suit; else all cards
CREATE FUNCTION flush_bits(bits BIGINT, class_key BIGINT) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN CASE
    WHEN class_key > 0 THEN bits
    WHEN BIT_COUNT(CAST(bits & rank_bits() AS BIT(64))) >= 5 THEN bits & rank_bits()
    WHEN BIT_COUNT(CAST(bits & (rank_bits() << 1) AS BIT(64))) >= 5 THEN bits & (rank_bits() << 1)
    WHEN BIT_COUNT(CAST(bits & (rank_bits() << 2) AS BIT(64))) >= 5 THEN bits & (rank_bits() << 2)
    ELSE bits & (rank_bits() << 3)
END;

-- The number of the lowest bit in `bits`, which is the card_id of the lowest card
CREATE FUNCTION lowest_card(bits BIGINT) RETURNS INTEGER
IMMUTABLE PARALLEL SAFE
RETURN BIT_COUNT(CAST((bits & -bits) - 1 AS BIT(64)));

-- The text `five`, plus the card if the card counts. It counts if the class has more cards of its rank than the hand
-- has in lower suits
CREATE FUNCTION five_and_card(five TEXT, card INTEGER, bits BIGINT, class_key BIGINT) RETURNS TEXT
IMMUTABLE PARALLEL SAFE
RETURN CASE
    WHEN BIT_COUNT(CAST((bits >> (card - card % 4)) & ((1 << card % 4) - 1) AS BIT(64)))
        < ((ABS(class_key) >> (card - card % 4)) & 15)
        THEN COALESCE(five || ' ', '') || (card_texts())[card]
    ELSE five
END;

CREATE FUNCTION without_lowest(bits BIGINT) RETURNS BIGINT
IMMUTABLE PARALLEL SAFE
RETURN NULLIF(bits & (bits - 1), 0);

-- The five cards of a hand by its bits and the key of its class; the loop adds card after card from the lowest
CREATE FUNCTION bits_five(bits BIGINT, class_key BIGINT) RETURNS TEXT
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 300
AS $$
DECLARE
    counting CONSTANT BIGINT := pokersql.flush_bits(bits, class_key);
    rest BIGINT := counting;
    card INTEGER;
    five pg_catalog.TEXT;
BEGIN
    LOOP
        card := pokersql.lowest_card(rest);
        five := pokersql.five_and_card(five, card, counting, class_key);
        rest := pokersql.without_lowest(rest);
        EXIT WHEN rest IS NULL;
    END LOOP;
    RETURN five;
END
$$;

CREATE FUNCTION best_five(hand TEXT) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT bits_five(hand_bits(hand), l.class_key) FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));
