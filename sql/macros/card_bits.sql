-- Macros for the bits of a hand (the sum of 2^card_id over its cards) and for its key in hand_keys
-- Engine: duckdb
-- Access: internal

-- In the bits of a hand each rank has four bits, one per suit; the lowest bit is for clubs. A sum of rank codes has the
-- number of cards of each rank in the same four bits, which is the bit count of the hand's four bits.
-- LIST_TRANSFORM([x], lambda y: ...)[1] computes x only once. Lambda parameters begin with pokersql_, because in a
-- subquery DuckDB 1.5 would take a table or column of the same name instead.

-- 2^card_id, 0 for a number that is not a card_id
CREATE MACRO pokersql.card_bit(number) AS
    CASE WHEN number BETWEEN 0 AND 51 THEN CAST(1 AS BIGINT) << CAST(number AS BIGINT) ELSE 0 END;

-- The bits of up to seven card_ids
CREATE MACRO pokersql.all_bits(numbers) AS
    pokersql.card_bit(numbers[1])
    | pokersql.card_bit(numbers[2])
    | pokersql.card_bit(numbers[3])
    | pokersql.card_bit(numbers[4])
    | pokersql.card_bit(numbers[5])
    | pokersql.card_bit(numbers[6])
    | pokersql.card_bit(numbers[7]);

-- The bits of a list of card_ids, 52 for the joker; NULL if a number is not a card_id or is repeated
CREATE MACRO pokersql.set_bits(numbers) AS
    LIST_TRANSFORM(
        [LIST_TRANSFORM(
            numbers,
            lambda pokersql_number:
                CASE WHEN pokersql_number BETWEEN 0 AND 52 THEN CAST(1 AS BIGINT) << CAST(pokersql_number AS BIGINT) END
        )],
        lambda pokersql_bits: CASE
            WHEN BIT_COUNT(COALESCE(LIST_AGGREGATE(pokersql_bits, 'bit_or'), 0)) = LEN(pokersql_bits)
                THEN COALESCE(LIST_AGGREGATE(pokersql_bits, 'bit_or'), 0)
        END
    )[1];

-- The bits of any number of cards, with or without the joker; NULL if a card can't be read or is repeated
CREATE MACRO pokersql.read_bits(hand) AS
    CASE
        WHEN pokersql.is_numbers(hand) THEN pokersql.set_bits(pokersql.hand_numbers(hand))
        WHEN LENGTH(pokersql.hand_text(hand)) <= 400
            THEN
                pokersql.set_bits(
                    LIST_TRANSFORM(
                        pokersql.joker_tokens(pokersql.hand_text(hand)),
                        lambda pokersql_token: pokersql.token_number(pokersql_token)
                    )
                )
    END;

-- The bits of a hand of five to seven cards without the joker; NULL if the hand can't be ranked
CREATE MACRO pokersql.hand_bits(hand) AS
    LIST_TRANSFORM(
        [pokersql.read_bits(hand)],
        lambda pokersql_bits: CASE
            WHEN BIT_COUNT(pokersql_bits) BETWEEN 5 AND 7 AND pokersql_bits < CAST(1 AS BIGINT) << 52
                THEN pokersql_bits
        END
    )[1];

-- A list of card_ids as text, for example As Kd
CREATE MACRO pokersql.numbers_text(numbers) AS
    ARRAY_TO_STRING(
        LIST_TRANSFORM(numbers, lambda pokersql_number: pokersql.number_text(pokersql_number, TRUE)),
        ' '
    );

-- The cards of a sum of 2^card_id as text, in the order of card_id
CREATE MACRO pokersql.bits_text(bits) AS
    pokersql.numbers_text(LIST_FILTER(RANGE(53), lambda pokersql_card: (bits >> pokersql_card) & 1 = 1));

-- The sum of the rank codes of one suit's cards: the suit's bits, shifted to the lowest bit of each group of four
CREATE MACRO pokersql.suit_codes(bits, suit_id) AS
    (bits >> suit_id) & (((CAST(1 AS BIGINT) << 52) - 1) // 15);

-- The largest number of cards of one suit
CREATE MACRO pokersql.most_suited(bits) AS
    GREATEST(
        BIT_COUNT(pokersql.suit_codes(bits, 0)),
        BIT_COUNT(pokersql.suit_codes(bits, 1)),
        BIT_COUNT(pokersql.suit_codes(bits, 2)),
        BIT_COUNT(pokersql.suit_codes(bits, 3))
    );

-- The negative sum of the rank codes of the first suit with at least `cards` cards, NULL if no suit has so many
CREATE MACRO pokersql.flush_key(bits, cards) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 0)) >= cards THEN -pokersql.suit_codes(bits, 0)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 1)) >= cards THEN -pokersql.suit_codes(bits, 1)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 2)) >= cards THEN -pokersql.suit_codes(bits, 2)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 3)) >= cards THEN -pokersql.suit_codes(bits, 3)
    END;

-- The bit count of each group of two bits
CREATE MACRO pokersql.count_twos(bits) AS
    bits - ((bits >> 1) & (((CAST(1 AS BIGINT) << 52) - 1) // 3));

-- The bit count of each group of four bits, from the bit counts of the groups of two
CREATE MACRO pokersql.count_fours(twos) AS
    (twos & (((CAST(1 AS BIGINT) << 52) - 1) // 5)) + ((twos >> 2) & (((CAST(1 AS BIGINT) << 52) - 1) // 5));

-- The sum of the rank codes of all cards, from the bits of a hand
CREATE MACRO pokersql.code_sum(bits) AS pokersql.count_fours(pokersql.count_twos(bits));

-- The key in hand_keys of a hand of five to seven cards, from its bits
CREATE MACRO pokersql.bits_key(bits) AS COALESCE(pokersql.flush_key(bits, 5), pokersql.code_sum(bits));

-- The key in hand_keys of a hand, NULL if the hand can't be ranked
CREATE MACRO pokersql.hand_key(hand) AS
    LIST_TRANSFORM([pokersql.hand_bits(hand)], lambda pokersql_bits: pokersql.bits_key(pokersql_bits))[1];
