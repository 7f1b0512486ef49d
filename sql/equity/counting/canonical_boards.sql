-- One board of five cards for each class of boards that differ only by a renaming of the suits
-- Grain: one row per class (134,459)
-- Columns:
--   boards: the number of boards in the class; all classes together have 2,598,960
-- Reads: deck, every_hand, pokersql.suit_orders
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE canonical_boards AS
WITH
-- One row per board: the sum of 2^card_id over its cards
board_sets AS (
    SELECT c1.card_bit | c2.card_bit | c3.card_bit | c4.card_bit | c5.card_bit AS board_bits
    FROM every_hand AS e
    INNER JOIN deck AS c1 ON e.card_1 = c1.card_id
    INNER JOIN deck AS c2 ON e.card_2 = c2.card_id
    INNER JOIN deck AS c3 ON e.card_3 = c3.card_id
    INNER JOIN deck AS c4 ON e.card_4 = c4.card_id
    INNER JOIN deck AS c5 ON e.card_5 = c5.card_id
),

-- One row per board: the least board_bits over all permutations of the suits
least_sets AS (
    SELECT MIN(pokersql.suits_renamed(b.board_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)) AS board_bits
    FROM board_sets AS b
    CROSS JOIN pokersql.suit_orders AS o
    GROUP BY b.board_bits
),

-- One row per least board_bits: the number of boards with this value
boards AS (
    SELECT l.board_bits, COUNT(*) AS boards
    FROM least_sets AS l
    GROUP BY l.board_bits
)

SELECT
    CAST(ROW_NUMBER() OVER (ORDER BY b.board_bits) AS INTEGER) AS board,
    b.board_bits,
    pokersql.code_sum(b.board_bits) AS board_codes,
    pokersql.board_suit(b.board_bits) AS flush_suit,
    pokersql.suit_codes(b.board_bits, pokersql.board_suit(b.board_bits)) AS flush_codes,
    CAST(b.boards AS TINYINT) AS boards
FROM boards AS b;
