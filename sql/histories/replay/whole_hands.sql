-- The hands whose cards are all known, with each board that came whole
-- Grain: one row per hand, player, board and half of the game
-- Reads: game_judges, hand_boards, hole_cards, new_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS temp.whole_hands;

CREATE TEMPORARY TABLE whole_hands AS
SELECT
    c.hand_no,
    c.place,
    COALESCE(b.board_no, 1) AS board_no,
    j.half,
    j.half_number,
    c.card_bits AS own_bits,
    COALESCE(b.card_bits, 0) AS board_bits
FROM hole_cards AS c
INNER JOIN new_hands AS h ON c.hand_no = h.hand_no
INNER JOIN game_judges AS j ON h.game = j.game
LEFT JOIN hand_boards AS b ON c.hand_no = b.hand_no
WHERE
    c.known_cards = j.most_own
    AND BIT_COUNT(c.card_bits) = c.known_cards
    AND COALESCE(b.known_cards, 0) = j.most_board
    AND BIT_COUNT(COALESCE(b.card_bits, 0)) = COALESCE(b.known_cards, 0)
    AND c.card_bits & COALESCE(b.card_bits, 0) = 0
    AND (c.card_bits | COALESCE(b.card_bits, 0)) & ~j.deck_bits = 0;
