-- The five cards of a hand that count, lowest first, as text
-- Grain: none
-- Reads: deck, hand_lookup
-- Source: sql/ranking/hand_ranks.sql, which chooses the same of equal fives
-- Engine: postgresql

-- The key of a class counts the cards of each rank among the five; of each rank the lowest suits
-- count, in a flush only its suit.

-- The cards as text, by card_id
DO $$
BEGIN
    EXECUTE format(
        'CREATE FUNCTION card_texts() RETURNS TEXT[] IMMUTABLE PARALLEL SAFE RETURN %L::TEXT[]',
        (SELECT '[0:51]=' || CAST(ARRAY_AGG(d.card ORDER BY d.card_id) AS TEXT) FROM deck AS d)
    );
END
$$;

-- The five of a hand by its bits and the key of its class; card by card from the lowest bit
CREATE FUNCTION bits_five(bits BIGINT, class_key BIGINT) RETURNS TEXT
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 300
AS $$
DECLARE
    rest BIGINT := bits;
    suit_bits BIGINT;
    card INTEGER;
    rank_shift INTEGER := -1;
    left_of_rank BIGINT;
    five TEXT := '';
BEGIN
    IF class_key < 0 THEN
        FOR suit_id IN 0..3 LOOP
            suit_bits := bits & (pokersql.rank_bits() << suit_id);
            IF BIT_COUNT(CAST(suit_bits AS BIT(64))) >= 5 THEN
                rest := suit_bits;
            END IF;
        END LOOP;
    END IF;
    WHILE rest > 0 LOOP
        card := BIT_COUNT(CAST((rest & -rest) - 1 AS BIT(64)));
        rest := rest & (rest - 1);
        IF rank_shift <> card - card % 4 THEN
            rank_shift := card - card % 4;
            left_of_rank := (ABS(class_key) >> rank_shift) & 15;
        END IF;
        IF left_of_rank > 0 THEN
            five := five || ' ' || (pokersql.card_texts())[card];
        END IF;
        left_of_rank := left_of_rank - 1;
    END LOOP;
    RETURN SUBSTR(five, 2);
END
$$;

CREATE FUNCTION best_five(hand TEXT) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT bits_five(hand_bits(hand), l.class_key) FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));

CREATE FUNCTION best_five(hand TEXT[]) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT bits_five(hand_bits(hand), l.class_key) FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));

CREATE FUNCTION best_five(hand INTEGER[]) RETURNS TEXT
STABLE PARALLEL SAFE
RETURN (SELECT bits_five(hand_bits(hand), l.class_key) FROM hand_lookup AS l WHERE l.hand_key = hand_key(hand));
