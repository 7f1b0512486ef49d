-- The rank of each seat's hands on every board that can come
-- Grain: one row per question of the first table, board, seat and hand that shares no card with the board
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- The tables are those of questions_of, in games that take ranges, and seat_hands_of. No board has a card of a hand
-- that is certain.

CREATE OR REPLACE MACRO pokersql.board_hands_of(questions, seat_hands, methods) AS TABLE
WITH
-- One row per question: the cards that no board has
open_questions AS (
    SELECT q.* REPLACE (q.certain_bits AS used_bits) FROM QUERY_TABLE(questions) AS q
),

-- One row per question and board
boards AS (
    SELECT
        b.question,
        b.come_bits,
        b.rules_number,
        b.flush_cards,
        pokersql.code_sum(b.board_bits) + b.come_codes AS board_codes,
        pokersql.board_suit(b.board_bits | b.come_bits) AS flush_suit,
        pokersql.suit_codes(b.board_bits | b.come_bits, pokersql.board_suit(b.board_bits | b.come_bits)) AS flush_codes
    FROM pokersql.boards_of('open_questions') AS b
),

-- One row per question, seat and hand: its rank codes
hands AS MATERIALIZED (
    SELECT h.question, h.seat, h.card_bits, h.weight, pokersql.code_sum(h.card_bits) AS own_codes
    FROM QUERY_TABLE(seat_hands) AS h
    INNER JOIN open_questions AS q ON h.question = q.question
)

SELECT b.question, b.come_bits AS board, h.seat, h.card_bits, h.weight, r.hand_rank
FROM boards AS b
INNER JOIN hands AS h ON b.question = h.question AND b.come_bits & h.card_bits = 0
INNER JOIN pokersql.key_ranks_of('open_questions', methods) AS r
    ON
        r.game_key
        = 64
        * pokersql.board_key(b.board_codes, b.flush_suit, b.flush_codes, b.flush_cards, h.own_codes, h.card_bits)
        + b.rules_number;
