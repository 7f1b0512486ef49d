-- The cards of the deck of the question's game, and who holds them
-- Grain: one row per card; seat is NULL if it may come, 0 if it is on the board, -1 if it is dead
-- Reads: decks, game_givens, game_texts, readings
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- suit_bits is 2^suit_id, 15 for a wild card, which is of any suit: cards are of one suit if the AND of theirs is > 0.

DROP VIEW IF EXISTS game_cards;

CREATE VIEW game_cards AS
WITH
-- One row per known card
known AS (
    SELECT CASE t.place WHEN 'dead' THEN -1 ELSE t.seat END AS seat, UNNEST(t.cards) AS card_id FROM game_texts AS t
),

-- One row per wild rank
wild_ranks AS (
    SELECT DISTINCT r.rank
    FROM game_givens AS g
    INNER JOIN readings AS r ON r.rules IN (g.high_rules, g.low_rules)
    WHERE r.wild = 1
)

SELECT
    d.card_id,
    k.seat,
    d.rank_code,
    CASE WHEN w.rank IS NULL THEN 1 << d.suit_id ELSE 15 END AS suit_bits
FROM game_givens AS g
INNER JOIN decks AS d ON g.deck = d.deck
LEFT JOIN known AS k ON d.card_id = k.card_id
LEFT JOIN wild_ranks AS w ON d.rank = w.rank;
