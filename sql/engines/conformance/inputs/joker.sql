-- Inserts hands with a joker, which counts as any card
-- Reads: hand_text, settings

UPDATE settings SET rules = 'joker';
INSERT INTO hand_text (game_id, player_id, hand) VALUES
(1, 1, 'As Ah Ac Ad Jo'),
(1, 2, '🃏 2c 3c 4c 5c'),
(1, 3, 'As Kd * 7c 2d'),
(1, 4, 'As Ks Qs 9s 2s');
