-- The cards that a board can have, numbered: the known ones of the board first, then all that may come
-- Grain: one row per card, none if boards are not counted; number is 0, 1, ...
-- Reads: game_cards, game_givens
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- is_known is 1 for a known card of the board, fewest the number of these that a set of as many cards needs at least:
-- any board has them all.

DROP VIEW IF EXISTS board_numbers;

CREATE VIEW board_numbers AS
SELECT
    ROW_NUMBER() OVER (ORDER BY c.seat NULLS LAST, c.card_id) - 1 AS number,
    c.rank_code,
    c.suit_bits,
    CAST(c.seat IS NOT NULL AS INTEGER) AS is_known,
    g.board_known
FROM game_givens AS g
INNER JOIN game_cards AS c ON COALESCE(c.seat, 0) = 0
WHERE g.is_counted;
