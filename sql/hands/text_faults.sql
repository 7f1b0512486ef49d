-- Every hand of hand_text with its number of cards, its cards as bits, and its worst error except wrong_count
-- Grain: one row per hand; error is '' if the text has no error, or only a wrong number of cards
-- Reads: remedies, text_steps
-- Access: internal

-- card_bits is the sum of 2^card_id over the different cards.

DROP VIEW IF EXISTS text_faults;

CREATE VIEW text_faults AS
SELECT
    t.game_id,
    t.player_id,
    t.card_number AS cards,
    t.card_bits,
    COALESCE(r.error || ' ' || t.found, '') AS error,
    COALESCE(r.remedy, '') AS remedy
FROM text_steps AS t
LEFT JOIN remedies AS r
    ON CASE t.fault WHEN 3 THEN 'too_long' WHEN 2 THEN 'bad_card' WHEN 1 THEN 'duplicate_card' END = r.error
WHERE t.rest = '';
