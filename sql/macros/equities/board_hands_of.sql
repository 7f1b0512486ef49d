-- The rank of each hand on each complete board
-- Grain: one row per board of `boards` and hand of `spot_hands`, if they have the same spot and no common card
-- Engine: duckdb
-- Access: internal

-- `boards` has the number, the spot, the rules and the cards of each board. A spot is one question, or all questions
-- that have the same ranges and dead cards. `spot_hands` has the hands of each spot. The result has all columns of
-- `spot_hands` except spot.

CREATE OR REPLACE MACRO pokersql.board_hands_of(boards, spot_hands, questions, methods) AS TABLE
WITH
-- One row per board: the sum of its rank codes (board_codes), and the same sum over its flush suit (flush_codes)
flush_boards AS (
    SELECT
        b.*,
        pokersql.code_sum(b.board) AS board_codes,
        pokersql.board_suit(b.board) AS flush_suit,
        pokersql.suit_codes(b.board, pokersql.board_suit(b.board)) AS flush_codes
    FROM QUERY_TABLE(boards) AS b
),

-- One row per row of spot_hands whose spot has a board: the sum of the hand's rank codes
hands AS MATERIALIZED (
    SELECT h.*, pokersql.code_sum(h.card_bits) AS own_codes
    FROM QUERY_TABLE(spot_hands) AS h
    WHERE h.spot IN (SELECT b.spot FROM QUERY_TABLE(boards) AS b)
)

SELECT b.board_number, CAST(r.hand_rank AS SMALLINT) AS hand_rank, h.* EXCLUDE (spot, own_codes)
FROM flush_boards AS b
INNER JOIN hands AS h ON b.spot = h.spot AND b.board & h.card_bits = 0
INNER JOIN pokersql.key_ranks_of(questions, methods) AS r
    ON
        r.game_key
        = 64
        * pokersql.board_key(b.board_codes, b.flush_suit, b.flush_codes, b.flush_cards, h.own_codes, h.card_bits)
        + b.rules_number;
