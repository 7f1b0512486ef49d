-- The error of a hand that can't be ranked; NULL if the hand has no error
-- Engine: clickhouse

-- hand_error() takes the same hands as hand_rank().

CREATE FUNCTION hand_error AS (hand) -> if(
    isNull(hand), NULL, nullIf(tupleElement(pokersql_read_hand(hand), 2), '')
);
