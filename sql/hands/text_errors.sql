-- The hands of hand_text that can't be ranked, and their errors
-- Grain: one row per hand that can't be ranked, with its worst error, see text_steps
-- Columns:
--   error: bad_card 'Xx' at 3 (the third card), duplicate_card 'As', wrong_count 4, too_long 500
-- Reads: text_hands

DROP VIEW IF EXISTS text_errors;

CREATE VIEW text_errors AS
SELECT t.game_id, t.player_id, t.error, t.remedy
FROM text_hands AS t
WHERE t.error > '';
