-- The texts of a question about a game, read as cards: each player's own, the board and the dead cards
-- Grain: one row per text; cards are the card_ids in it, unread is the first word that is no card
-- Reads: card_patterns, known_cards, seats
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS game_texts;

CREATE VIEW game_texts AS
WITH
-- One row per text; seat is 0 where the cards are nobody's
texts AS (
    SELECT
        'player ' || s.player_id AS place,
        s.player_id,
        ROW_NUMBER() OVER (ORDER BY s.player_id) AS seat,
        s.label AS written,
        s.hand_range AS hand,
        LOWER(TRIM(s.hand_range)) IN ('random', 'any') AS is_random
    FROM seats AS s
    UNION ALL
    SELECT k.place, 0 AS player_id, 0 AS seat, k.cards AS written, k.cards AS hand, FALSE AS is_random
    FROM known_cards AS k
)

SELECT
    t.place,
    t.player_id,
    t.seat,
    t.written,
    t.is_random,
    CASE
        WHEN t.is_random THEN []
        ELSE LIST_TRANSFORM(REGEXP_EXTRACT_ALL(t.hand, p.any_card), lambda card: p.card_ids[card])
    END AS cards,
    CASE
        WHEN t.is_random THEN ''
        ELSE REGEXP_EXTRACT(REGEXP_REPLACE(t.hand, p.any_card || '|' || p.separator, ' ', 'g'), '[^ ]+')
    END AS unread
FROM texts AS t
CROSS JOIN card_patterns AS p;
