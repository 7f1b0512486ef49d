-- Every hand of hand_text with its rank, or with what keeps it from having one
-- Grain: one row per row of hand_text; hand is the cards in order where they can be read, else the text
-- Reads: hand_ranks, hand_text, text_errors
-- Source: pokersql

-- The ranks come through hand_cards: fill it from text_cards first.

DROP VIEW IF EXISTS text_ranks;

CREATE VIEW text_ranks AS
SELECT
    t.game_id,
    t.player_id,
    t.hand AS written,
    COALESCE(r.hand, t.hand) AS hand,
    r.best_five,
    r.category,
    r.hand_points,
    r.hand_rank,
    r.description,
    CASE WHEN r.hand_rank > 0 THEN NULL ELSE COALESCE(e.error, 'not_in_hand_cards') END AS error,
    CASE
        WHEN r.hand_rank > 0 THEN NULL
        ELSE COALESCE(e.remedy, 'INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards')
    END AS remedy
FROM hand_text AS t
LEFT JOIN text_errors AS e ON t.game_id = e.game_id AND t.player_id = e.player_id
LEFT JOIN hand_ranks AS r ON t.game_id = r.game_id AND t.player_id = r.player_id;
