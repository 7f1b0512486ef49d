-- The five cards of a hand that count, the lowest first, as text
-- Reads: hand_classes, hand_keys
-- Source: sql/ranking/hand_ranks.sql; if several choices of five are equally good, both files choose the same one
-- Engine: spark

-- The key of a class has the number of cards of each rank among the five. If the hand has more cards of a rank than its
-- class, the cards of the lowest suits count. In a flush, only cards of its suit count.

CREATE FUNCTION best_five(hand STRING) RETURNS STRING
RETURN (
    SELECT MAX(ARRAY_JOIN(
        TRANSFORM(
            FILTER(
                SEQUENCE(0, 51),
                card_id -> GETBIT(h.hand.card_bits, card_id) = 1
                AND CASE
                    WHEN h.hand.hand_key < 0
                        THEN (SHIFTRIGHT(h.hand.card_bits, card_id % 4) & ((SHIFTLEFT(1L, 52) - 1) DIV 15))
                            = -h.hand.hand_key
                            AND GETBIT(-c.hand_key, card_id - card_id % 4) = 1
                    ELSE
                        BIT_COUNT(
                            SHIFTRIGHT(h.hand.card_bits, card_id - card_id % 4) & (SHIFTLEFT(2L, card_id % 4) - 1)
                        ) <= (SHIFTRIGHT(ABS(c.hand_key), card_id - card_id % 4) & 15)
                END
            ),
            card_id -> SUBSTR('23456789TJQKA', card_id DIV 4 + 1, 1) || SUBSTR('cdhs', card_id % 4 + 1, 1)
        ),
        ' '
    ))
    FROM (SELECT read_hand(hand) AS hand) AS h
    INNER JOIN hand_keys AS k ON h.hand.hand_key = k.hand_key
    INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
);
