-- Inserts hands that the rules 'ace to five' rank by their low cards
-- Reads: hand_text, settings

UPDATE settings SET rules = 'ace to five';
INSERT INTO hand_text (game_id, player_id, hand) VALUES
(1, 1, 'As 2s 3s 4s 5s'),
(1, 2, 'As 2s 3d 4h 8c'),
(1, 3, '2c 2d 2h 2s Ac'),
(1, 4, 'Ks Qs Js Ts 9s');
