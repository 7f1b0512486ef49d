-- The rank or the error of the text :hand in any spelling; deletes all other hands
-- Grain: one row
-- Reads: hand_cards, hand_text, text_cards, text_ranks
-- Engine: sqlite

DELETE FROM hand_text;
DELETE FROM hand_cards;
INSERT INTO hand_text (game_id, player_id, hand) VALUES (1, 1, :hand);
INSERT INTO hand_cards (game_id, player_id, card_id)
SELECT c.game_id, c.player_id, c.card_id FROM text_cards AS c;
SELECT r.hand_rank, r.hand_points, r.category, r.description, r.best_five, r.error FROM text_ranks AS r;
