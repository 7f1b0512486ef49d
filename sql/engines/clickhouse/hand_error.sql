-- What is wrong with a hand, NULL for one that is right
-- Engine: clickhouse

-- As hand_rank().

CREATE FUNCTION hand_error AS (hand) -> if(
    isNull(hand), NULL, nullIf(tupleElement(pokersql_read_hand(hand), 2), '')
);
