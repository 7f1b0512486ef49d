-- The five cards that count, as Ts Jc Qh Kd As
-- Reads: key_classes
-- Engine: clickhouse

-- As hand_rank(). A class counts the cards of a rank in four bits, or has the bits of a suit; of a rank with more cards
-- than count, the lowest suits count.

-- The cards of bits that count, by the key of the hand and that of its class
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
