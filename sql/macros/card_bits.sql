-- A hand as the sum of 2^card_id, and its key in hand_keys
-- Engine: duckdb
-- Access: internal

-- A hand is the sum of 2^card_id, so each rank has four bits, one per suit, clubs lowest. A sum of rank codes has the
-- count of each rank in the same four bits. So the key of the ranks is the bit count of each group of four, and the key
-- of a suit is its bits, shifted to the lowest of each group. LIST_TRANSFORM([x], lambda y: ...)[1] computes x once.
-- Lambda parameters begin with pokersql_: DuckDB 1.5 resolves one in a subquery to a table or column of the same name.

-- The bit of a card_id, 0 if it is no card
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

-- The bits of a list of card_ids, with the joker's, NULL if one is not a card or is repeated
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

-- The bits of any number of cards, jokers included, NULL if one can't be read or is repeated
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

-- The bits of a hand of five to seven cards without a joker, NULL if it can't be ranked
CREATE MACRO pokersql.hand_bits(hand) AS
    LIST_TRANSFORM(
        [pokersql.read_bits(hand)],
        lambda pokersql_bits: CASE
            WHEN BIT_COUNT(pokersql_bits) BETWEEN 5 AND 7 AND pokersql_bits < CAST(1 AS BIGINT) << 52
                THEN pokersql_bits
        END
    )[1];

-- The cards of card_ids as text
CREATE MACRO pokersql.numbers_text(numbers) AS
    ARRAY_TO_STRING(
        LIST_TRANSFORM(numbers, lambda pokersql_number: pokersql.number_text(pokersql_number, TRUE)),
        ' '
    );

-- The cards of bits as text, lowest first
CREATE MACRO pokersql.bits_text(bits) AS
    pokersql.numbers_text(LIST_FILTER(RANGE(53), lambda pokersql_card: (bits >> pokersql_card) & 1 = 1));

-- The bits of one suit, shifted to the lowest of each group of four: the sum of its rank codes
CREATE MACRO pokersql.suit_codes(bits, suit_id) AS
    (bits >> suit_id) & (((CAST(1 AS BIGINT) << 52) - 1) // 15);

-- The key of the first suit with at least that many cards, NULL without one
CREATE MACRO pokersql.flush_key(bits, cards) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 0)) >= cards THEN -pokersql.suit_codes(bits, 0)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 1)) >= cards THEN -pokersql.suit_codes(bits, 1)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 2)) >= cards THEN -pokersql.suit_codes(bits, 2)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 3)) >= cards THEN -pokersql.suit_codes(bits, 3)
    END;

-- The bit count of each group of two
CREATE MACRO pokersql.count_twos(bits) AS
    bits - ((bits >> 1) & (((CAST(1 AS BIGINT) << 52) - 1) // 3));

-- The bit count of each group of four, from those of the groups of two
CREATE MACRO pokersql.count_fours(twos) AS
    (twos & (((CAST(1 AS BIGINT) << 52) - 1) // 5)) + ((twos >> 2) & (((CAST(1 AS BIGINT) << 52) - 1) // 5));

-- The sum of the rank codes of all cards
CREATE MACRO pokersql.code_sum(bits) AS pokersql.count_fours(pokersql.count_twos(bits));

-- The key of a hand of five to seven cards
CREATE MACRO pokersql.bits_key(bits) AS COALESCE(pokersql.flush_key(bits, 5), pokersql.code_sum(bits));

-- The key of a hand, NULL if it can't be ranked
CREATE MACRO pokersql.hand_key(hand) AS
    LIST_TRANSFORM([pokersql.hand_bits(hand)], lambda pokersql_bits: pokersql.bits_key(pokersql_bits))[1];
