-- Inserts hands and a board of Omaha hi-lo, which ranks each hand high and low
-- Reads: board_cards, deck, hand_text, settings

UPDATE settings SET game = 'omaha-hi-lo';
INSERT INTO hand_text (game_id, player_id, hand) VALUES
(1, 1, 'As 2c Kd Kh'),
(1, 2, 'Ac 3s Qd Qh'),
(1, 3, '9s 9c Td Th'),
(1, 4, 'As 2c Kd');
INSERT INTO board_cards (game_id, position, card_id)
SELECT 1 AS game_id, ROW_NUMBER() OVER (ORDER BY d.card_id) AS position, d.card_id
FROM deck AS d
WHERE d.card IN ('4s', '7s', '8d', 'Tc', '9h');
