-- Inserts hands with errors, and three hands without an error
-- Reads: hand_text

INSERT INTO hand_text (game_id, player_id, hand) VALUES
(1, 1, 'As Xx Kd Qd Jd'),
(1, 2, 'AsKdQhJcXx'),
(1, 3, 'As Ks Qs Js 1s'),
(1, 4, 'As Ks Qs Js 15s'),
(1, 5, 'As Ks Qs Js A'),
(1, 6, 'As Ks Qs Js T s'),
(1, 7, 'Xx As As'),
(1, 8, 'As As Kd Qd Xx'),
(1, 9, '12345'),
(1, 10, 'As Kd A♠ Qd Jd'),
(1, 11, 'As Kd Qh Jc9c As'),
(1, 12, 'As Kd Qd Jd'),
(1, 13, '2c 3c 4c 5c 6c 7c 8c 9c'),
(1, 14, ' , '),
(1, 15, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'),
(1, 16, 'As                                                            Kd Qd Jd'),
(1, 17, '''; DROP TABLE deck; --'),
(1, 18, 'As Kd Qd Jd Jo'),
(1, 19, 'As Ks Qs Js Ts 9s 9s'),
(1, 20, 'As  Ks Qs Js Ts'),
(1, 21, 'As Kd Qh Jc Ts'),
(1, 22, 'As Ks Qs Js 9s 2c 3d 4h'),
(1, 23, 'As Ks Qs Js Ts  2c 3d');
