-- Inserts hands of each category, of five to seven cards, in all spellings
-- Reads: hand_text

INSERT INTO hand_text (game_id, player_id, hand) VALUES
(1, 1, 'As Ks Qs Js Ts'),
(1, 2, '5h 4h 3h 2h Ah'),
(1, 3, '2c 2d 2h 2s Ac'),
(1, 4, '2c 2d 2h Ks Kc'),
(1, 5, 'As Js 9s 5s 3s'),
(1, 6, 'As Kd Qh Jc Ts'),
(1, 7, '5h 4c 3h 2h Ah'),
(1, 8, '9c 9d 9h Ks Qc'),
(1, 9, 'As Ah 8s 8c Kd'),
(1, 10, 'As Ah 8s 7c Kd'),
(1, 11, 'As Kh 8s 7c 2d'),
(1, 12, '7c 5d 4h 3s 2c'),
(1, 13, 'As Ah 8s 8c 9d 2c'),
(1, 14, '2c 3c 4c 5c Ac Kc 9c'),
(1, 15, 'Ah Kh Qh Jh 9h Tc Ts'),
(1, 16, '9s 8s 7s 6s 5s 4s Ks'),
(1, 17, '2c 2d 3c 3d 4c 4d As'),
(1, 18, 'AsAhAdAc'),
(1, 19, 'As Ks Qs Js 10s'),
(1, 20, 'A♠️|K♤,.Qs-11:S10s'),
(1, 21, ' 2c	3d,4h|5s-7c '),
(1, 22, 'asksqsjsts'),
(1, 23, 'AS KD 14H .2c 10:d 9♡ 8♧'),
(1, 24, ''),
(1, 25, NULL);
