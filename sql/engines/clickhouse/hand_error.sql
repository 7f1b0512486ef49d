-- What is wrong with a hand, NULL for one that is right
-- Grain: none
-- Reads: nothing
-- Source: pokersql
-- Engine: clickhouse

-- As hand_rank().

CREATE FUNCTION hand_error AS (hand) -> if(
    isNull(hand), NULL, nullIf(tupleElement(pokersql_read_hand(hand), 2), '')
);
