-- Saves the boards of the hands
-- Grain: one new row of histories.boards per hand and board
-- Reads: hand_boards, histories.boards, kept_hands
-- Engine: duckdb
-- Access: internal

INSERT INTO histories.boards
SELECT h.hand_id, b.board_no, SPACED_CARDS(b.cards) AS board
FROM hand_boards AS b
INNER JOIN kept_hands AS h ON b.hand_no = h.hand_no
ORDER BY b.hand_no, b.board_no;
