-- The hands that both players can have on a river, and what is wrong with their ranges or with the board
-- Grain: one row per player and hand, or one row with the first error
-- Columns:
--   player: 1 or 2
--   hand: the two cards as text
--   card_bits: the two cards as bits
--   weight: the weight in the range, in millionths
--   hand_rank: the rank of the hand with the board
--   error: the error with its remedy; then all other columns are NULL
-- Reads: pokersql.hand_keys
-- Engine: duckdb
-- Access: internal

-- A hand that shares a card with every hand of the other player is left out.

CREATE MACRO pokersql.river_hands_of(range_1, range_2, board) AS TABLE
WITH
-- One row per player and hand, or one row with the first error
hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.two_ranges_of(range_1, range_2, board) AS h
)

SELECT h.player, h.hand, h.card_bits, h.weight, k.hand_rank, NULL AS error
FROM hands AS h
INNER JOIN pokersql.hand_keys AS k ON pokersql.bits_key(h.card_bits | h.board_bits) = k.hand_key
WHERE
    BIT_COUNT(h.board_bits) = 5
    AND EXISTS (SELECT o.hand FROM hands AS o WHERE h.player <> o.player AND h.card_bits & o.card_bits = 0)
UNION ALL
SELECT
    NULL AS player,
    NULL AS hand,
    NULL AS card_bits,
    NULL AS weight,
    NULL AS hand_rank,
    COALESCE(
        ANY_VALUE(h.error),
        'the board ' || COALESCE('''' || pokersql.written_cards(board) || ''' ', '') || 'has '
        || BIT_COUNT(ANY_VALUE(h.board_bits)) || ' cards; right: five cards'
    ) AS error
FROM hands AS h
HAVING COUNT(h.error) > 0 OR BIT_COUNT(ANY_VALUE(h.board_bits)) <> 5;
