-- The boards of five cards that a board of one to five cards can become, over a relation like known_bits
-- Grain: one row per board; card_bits are the cards to come, flush_suit the suit of three or more cards, else clubs
-- Reads: deck
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP MACRO TABLE IF EXISTS boards_of;

CREATE MACRO boards_of(question) AS TABLE
WITH RECURSIVE
-- One row: the cards that are known
givens AS (
    SELECT k.board_bits, k.known_bits, k.cards_to_come FROM QUERY_TABLE(question) AS k WHERE k.cards_to_come < 5
),

-- One row per board with 0, 1, ... of the cards to come, added in rising card_id
draws AS (
    SELECT k.cards_to_come, -1 AS last_card, k.known_bits, k.board_bits, CAST(0 AS BIGINT) AS card_bits
    FROM givens AS k
    UNION ALL
    SELECT
        r.cards_to_come - 1 AS cards_to_come,
        d.card_id AS last_card,
        r.known_bits,
        r.board_bits | d.card_bit AS board_bits,
        r.card_bits | d.card_bit AS card_bits
    FROM draws AS r
    INNER JOIN deck AS d ON r.last_card < d.card_id AND r.known_bits & d.card_bit = 0
    WHERE r.cards_to_come > 0
)

SELECT
    r.card_bits,
    r.board_bits,
    RANK_CODES(r.board_bits) AS board_codes,
    BOARD_SUIT(r.board_bits) AS flush_suit,
    SUIT_PART(r.board_bits, BOARD_SUIT(r.board_bits)) AS flush_codes
FROM draws AS r
WHERE r.cards_to_come = 0
GROUP BY ALL; -- each board is there once; joins after a GROUP BY run on all threads
