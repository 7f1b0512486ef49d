-- Every hand of hand_text with its number of cards, its cards as bits, and its error
-- Grain: one row per hand; error is the error in text_faults, else wrong_count if there are not 5 to 7 cards, else ''
-- Reads: remedies, text_faults
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
LEFT JOIN remedies AS r
    ON CASE WHEN f.error = '' AND f.cards NOT BETWEEN 5 AND 7 THEN 'wrong_count' END = r.error;
