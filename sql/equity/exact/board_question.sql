-- The row of known_bits, in which the cards of players with one hand are known, too: no board has them
-- Grain: one row in all, or none
-- Reads: known_bits, player_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS board_question;

CREATE VIEW board_question AS
WITH
-- One row per player with one hand
single_hands AS (
    SELECT MIN(h.card_bits) AS card_bits
    FROM player_hands AS h
    GROUP BY h.player_id
    HAVING COUNT(*) = 1
)

SELECT
    k.board_bits,
    k.known_bits | (SELECT COALESCE(BIT_OR(s.card_bits), 0) FROM single_hands AS s) AS known_bits,
    k.cards_to_come
FROM known_bits AS k;
