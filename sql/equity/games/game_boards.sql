-- The boards of a question about a game: the board now, and the board with each next card
-- Grain: one row per board of three to five cards; next_card is NULL for the board now
-- Reads: game_cards, game_givens, game_methods
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS game_boards;

CREATE VIEW game_boards AS
WITH
-- One row if the flop is known, of a game that takes two own cards and three of the board
flop_question AS (
    SELECT g.board_known, g.board_to_come
    FROM game_givens AS g
    INNER JOIN game_methods AS m ON g.game = m.game
    WHERE m.takes_boards AND g.board_known >= 3
),

-- One row per card of the board, if the flop is known
board_cards AS (
    SELECT c.card_id, q.board_to_come
    FROM flop_question AS q
    INNER JOIN game_cards AS c ON c.seat = 0
)

SELECT NULL AS next_card, LIST(c.card_id) AS cards
FROM board_cards AS c
HAVING COUNT(*) > 0
UNION ALL
SELECT n.card_id AS next_card, LIST_APPEND(LIST(c.card_id), n.card_id) AS cards
FROM board_cards AS c
INNER JOIN game_cards AS n ON n.seat IS NULL AND c.board_to_come > 0
GROUP BY n.card_id;
