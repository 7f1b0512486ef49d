-- The key of a hand in hand_keys; NULL if the hand can't be ranked
-- Source: sql/ranking/hand_sums.sql, which computes the same hand_key
-- Engine: clickhouse
-- Access: internal

-- In `bits` each rank has four bits, one per suit; the bit of clubs is the lowest. In a key these four bits count the
-- cards of the rank. So the key of one suit's cards is `bits`, shifted by suit_id and masked. The key of a flush is
-- minus the key of its suit's cards; of other hands, it is the sum of the four keys.

-- The keys of the four suits in `bits`
CREATE FUNCTION pokersql_suit_keys AS (bits) -> arrayMap(
    suit_id -> toInt64(bitAnd(bitShiftRight(bits, suit_id), intDiv(bitShiftLeft(toUInt64(1), 52) - 1, 15))), range(4)
);

CREATE FUNCTION pokersql_bits_key AS (bits) -> arrayMap(
    suit_keys -> if(
        bits = 0,
        NULL,
        ifNull(-arrayFirstOrNull(suit_key -> bitCount(suit_key) >= 5, suit_keys), arraySum(suit_keys))
    ),
    [pokersql_suit_keys(bits)]
)[1];

CREATE FUNCTION pokersql_hand_key AS (hand) -> arrayMap(
    bits -> pokersql_bits_key(bits), [tupleElement(pokersql_read_hand(hand), 1)]
)[1];
