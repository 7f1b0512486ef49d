-- The players' hands whose cards are all known, repeated for each complete board and each half of the pot
-- Grain: one row per hand_no, place, board_no and half
-- Reads: final_cards, game_judges, hand_boards, new_hands
-- Engine: duckdb
-- Access: internal

-- In a game without a board, such as seven-card stud, the last card is shared by all players if the deck has too few
-- cards. hand_boards has the shared card as a board; here it is an own card of each player.

CREATE OR REPLACE TEMPORARY TABLE whole_hands AS
WITH
-- One row per hand_no, place, board_no and half: the player's own cards, including a shared card, and the board
known_hands AS (
    SELECT
        c.hand_no,
        c.place,
        COALESCE(b.board_no, 1) AS board_no,
        j.half,
        j.half_number,
        j.deck_bits,
        j.most_own,
        j.most_board,
        c.known_cards + CASE WHEN j.most_board = 0 THEN COALESCE(b.known_cards, 0) ELSE 0 END AS own_cards,
        CASE WHEN j.most_board = 0 THEN 0 ELSE COALESCE(b.known_cards, 0) END AS board_cards,
        c.card_bits | CASE WHEN j.most_board = 0 THEN COALESCE(b.card_bits, 0) ELSE 0 END AS own_bits,
        CASE WHEN j.most_board = 0 THEN 0 ELSE COALESCE(b.card_bits, 0) END AS board_bits
    FROM final_cards AS c
    INNER JOIN new_hands AS h ON c.hand_no = h.hand_no
    INNER JOIN game_judges AS j ON h.game = j.game
    LEFT JOIN hand_boards AS b ON c.hand_no = b.hand_no
)

SELECT k.hand_no, k.place, k.board_no, k.half, k.half_number, k.own_bits, k.board_bits
FROM known_hands AS k
WHERE
    k.own_cards = k.most_own
    AND k.board_cards = k.most_board
    AND BIT_COUNT(k.own_bits) = k.own_cards
    AND BIT_COUNT(k.board_bits) = k.board_cards
    AND k.own_bits & k.board_bits = 0
    AND (k.own_bits | k.board_bits) & ~k.deck_bits = 0;
