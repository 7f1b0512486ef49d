-- The boards of five cards that differ in more than the names of suits
-- Grain: one row per board (134,459); boards is how many of the 2,598,960 it stands for
-- Reads: every_hand, suit_orders
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS canonical_boards;

CREATE TABLE canonical_boards AS
WITH
-- One row per board as bits, 2^card_id
bits AS (
    SELECT
        (CAST(1 AS BIGINT) << e.card_1)
        | (CAST(1 AS BIGINT) << e.card_2)
        | (CAST(1 AS BIGINT) << e.card_3)
        | (CAST(1 AS BIGINT) << e.card_4)
        | (CAST(1 AS BIGINT) << e.card_5) AS board_bits
    FROM every_hand AS e
),

-- One row per board: the least that it can be with other names for its suits
named AS (
    SELECT MIN(SUITS_RENAMED(b.board_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)) AS board_bits
    FROM bits AS b
    CROSS JOIN suit_orders AS o
    GROUP BY b.board_bits
),

-- One row per board that stands for itself and those like it
counted AS (
    SELECT n.board_bits, COUNT(*) AS boards
    FROM named AS n
    GROUP BY n.board_bits
)

SELECT
    CAST(ROW_NUMBER() OVER (ORDER BY c.board_bits) AS INTEGER) AS board,
    c.board_bits,
    RANK_CODES(c.board_bits) AS board_codes,
    BOARD_SUIT(c.board_bits) AS flush_suit,
    SUIT_PART(c.board_bits, BOARD_SUIT(c.board_bits)) AS flush_codes,
    CAST(c.boards AS TINYINT) AS boards
FROM counted AS c;
