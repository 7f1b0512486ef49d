-- The error of a hand that can't be ranked, NULL for a correct hand
-- Engine: clickhouse

-- It takes the hands of hand_rank().

CREATE FUNCTION hand_error AS (hand) -> if(
    isNull(hand), NULL, nullIf(tupleElement(pokersql_read_hand(hand), 2), '')
);
