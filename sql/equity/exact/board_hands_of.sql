-- The rank of each player's hands on every board, over a relation like the rows of boards_of
-- Grain: one row per board, player and hand that shares no card with the board
-- Reads: equity_keys, player_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP MACRO TABLE IF EXISTS board_hands_of;

CREATE MACRO board_hands_of(boards) AS TABLE
SELECT b.card_bits AS board, h.seat, h.card_bits, h.card_1, h.card_2, h.weight, k.hand_rank
FROM QUERY_TABLE(boards) AS b
INNER JOIN player_hands AS h ON b.card_bits & h.card_bits = 0
INNER JOIN equity_keys AS k
    ON k.hand_key = HOLDEM_KEY(b.board_codes, b.flush_suit, b.flush_codes, h.rank_codes, h.card_bits);
