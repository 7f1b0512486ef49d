-- The five cards of a hand that count, lowest first, as text
-- Source: sql/ranking/hand_ranks.sql, which makes the same choice among equal hands (tests/test_macros.py)
-- Engine: duckdb

-- The key of a class has four bits per rank: how many cards of the rank count. If the hand has more cards of the rank,
-- the cards in the lowest suits count.

-- The card_ids of the cards that count, from the bits of a hand and the key of its class
CREATE MACRO pokersql.counting_cards(bits, class_key) AS
    LIST_FILTER(
        RANGE(52),
        lambda pokersql_card: (bits >> pokersql_card) & 1 = 1
        AND BIT_COUNT((bits >> (pokersql_card - pokersql_card % 4)) & ((CAST(2 AS BIGINT) << (pokersql_card % 4)) - 1))
        <= (ABS(class_key) >> (pokersql_card - pokersql_card % 4)) & 15
    );

-- The bits of a hand's cards in the flush's suit; the suit is spades if no other suit has five cards
CREATE MACRO pokersql.flush_bits(bits) AS
    CASE
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 0)) >= 5 THEN pokersql.suit_codes(bits, 0)
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 1)) >= 5 THEN pokersql.suit_codes(bits, 1) << 1
        WHEN BIT_COUNT(pokersql.suit_codes(bits, 2)) >= 5 THEN pokersql.suit_codes(bits, 2) << 2
        ELSE pokersql.suit_codes(bits, 3) << 3
    END;

-- The key of the class of a hand
CREATE MACRO pokersql.class_key(hand) AS (
    SELECT k."pokersql class key"
    FROM pokersql.hand_lookup() AS k
    WHERE k."pokersql key" = pokersql.hand_key(hand)
);

CREATE MACRO pokersql.best_five
    (hand) AS (
        LIST_TRANSFORM(
            [[pokersql.hand_bits(hand), pokersql.class_key(hand)]],
            lambda pokersql_hand: pokersql.numbers_text(
                CASE
                    WHEN pokersql_hand[2] < 0
                        THEN pokersql.counting_cards(pokersql.flush_bits(pokersql_hand[1]), pokersql_hand[2])
                    WHEN pokersql_hand[2] > 0
                        THEN pokersql.counting_cards(pokersql_hand[1], pokersql_hand[2])
                END
            )
        )[1]
    ),
    (hand, rules) AS STRUCT_EXTRACT(pokersql.ruled_hand(hand, rules), 'best_five');
