-- The five cards of a hand that count, the lowest first, for example Ts Jc Qh Kd As
-- Reads: key_classes
-- Engine: clickhouse

-- best_five() takes the same hands as hand_rank(). The key of a class has the number of cards of each rank in four
-- bits. If the hand has more cards of a rank than its class, the cards of the lowest suits count. In a flush, only
-- cards of its suit count.

-- The card_ids of the cards in `bits` that count; hand_key is the key of the hand, class_key the key of its class
CREATE FUNCTION pokersql_counting_cards AS (bits, hand_key, class_key) -> arrayFilter(
    card_id -> bitTest(bits, card_id) AND if(
        hand_key < 0,
        pokersql_suit_keys(bits)[card_id % 4 + 1] = -hand_key AND bitTest(-class_key, card_id - card_id % 4),
        bitCount(bitAnd(bitShiftRight(bits, card_id - card_id % 4), bitShiftLeft(toUInt64(2), card_id % 4) - 1))
        <= bitAnd(bitShiftRight(abs(class_key), card_id - card_id % 4), 15)
    ),
    range(52)
);

CREATE FUNCTION best_five AS (hand) -> arrayMap(
    (bits, hand_key) -> if(
        isNull(hand_key),
        NULL,
        arrayStringConcat(
            arrayMap(
                card_id -> pokersql_card(card_id),
                arrayMap(
                    class_key -> pokersql_counting_cards(bits, assumeNotNull(hand_key), class_key),
                    [joinGet('pokersql.key_classes', 'class_key', assumeNotNull(hand_key))]
                )[1]
            ),
            ' '
        )
    ),
    [tupleElement(pokersql_read_hand(hand), 1)],
    [pokersql_hand_key(hand)]
)[1];
