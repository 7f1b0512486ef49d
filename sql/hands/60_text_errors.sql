-- What keeps a hand in hand_text from being ranked
-- Grain: one row per hand that can't be ranked, with the first thing wrong
-- Reads: text_faults
-- Source: pokersql

DROP VIEW IF EXISTS text_errors;

CREATE VIEW text_errors AS
SELECT
    f.game_id,
    f.player_id,
    CASE WHEN f.error > '' THEN f.error ELSE 'wrong_count ' || CAST(f.cards AS TEXT) END AS error,
    CASE WHEN f.error > '' THEN f.remedy ELSE 'a hand has five to seven cards' END AS remedy
FROM text_faults AS f
WHERE f.error > '' OR f.cards NOT BETWEEN 5 AND 7;
