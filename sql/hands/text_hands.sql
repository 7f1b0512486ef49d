-- Hands of hand_text as hands of five to seven cards: which cards, or what keeps a hand from being ranked
-- Grain: one row per hand; error is the first thing wrong, empty if nothing is
-- Reads: remedies, text_faults
-- Source: pokersql
-- Access: internal

DROP VIEW IF EXISTS text_hands;

CREATE VIEW text_hands AS
SELECT
    f.game_id,
    f.player_id,
    f.cards,
    f.card_bits,
    COALESCE(r.error || ' ' || CAST(f.cards AS TEXT), f.error) AS error,
    COALESCE(r.remedy, f.remedy) AS remedy
FROM text_faults AS f
LEFT JOIN remedies AS r ON f.error = '' AND f.cards NOT BETWEEN 5 AND 7 AND r.error = 'wrong_count';
