-- Every hand of hand_text with its number of cards, its cards as bits, and its worst fault
-- Grain: one row per hand; error is empty without a fault; any number of cards will do
-- Reads: remedies, text_steps
-- Access: internal

-- card_bits is the sum of 2^card_id over the different cards.

DROP VIEW IF EXISTS text_faults;

CREATE VIEW text_faults AS
WITH
-- One row per hand: its last step, which has its cards and its fault
last_steps AS (
    SELECT
        t.game_id,
        t.player_id,
        t.card_number AS cards,
        t.card_bits,
        CASE t.fault WHEN 3 THEN 'too_long' WHEN 2 THEN 'bad_card' WHEN 1 THEN 'duplicate_card' ELSE '' END AS fault,
        t.found
    FROM text_steps AS t
    WHERE t.rest = ''
)

SELECT
    s.game_id,
    s.player_id,
    s.cards,
    s.card_bits,
    COALESCE(r.error || ' ' || s.found, '') AS error,
    COALESCE(r.remedy, '') AS remedy
FROM last_steps AS s
LEFT JOIN remedies AS r ON s.fault = r.error;
