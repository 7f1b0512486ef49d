-- Every hand in hand_text as a hand of five to seven cards: which cards, or what keeps it from being one
-- Grain: one row per hand; error is the first thing wrong, empty if nothing is
-- Reads: text_faults
-- Source: pokersql
-- Access: internal

DROP VIEW IF EXISTS text_hands;

CREATE VIEW text_hands AS
SELECT
    f.game_id,
    f.player_id,
    f.cards,
    f.card_bits,
    CASE
        WHEN f.error > '' OR f.cards BETWEEN 5 AND 7 THEN f.error
        ELSE 'wrong_count ' || CAST(f.cards AS TEXT)
    END AS error,
    CASE WHEN f.error > '' OR f.cards BETWEEN 5 AND 7 THEN f.remedy ELSE 'a hand has five to seven cards' END AS remedy
FROM text_faults AS f;
