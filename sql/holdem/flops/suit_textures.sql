-- The texture of a board's suits
-- Grain: one row per number of cards and largest number of cards of one suit (11)
-- Columns:
--   cards: 3, 4 or 5
--   most_suited: the largest number of cards of one suit
--   suits: rainbow (most_suited 1), two-tone (2), monotone (all cards), else three or four of a suit
--   flush_possible: 1 if two hole cards can make a flush with the board, else 0

DROP TABLE IF EXISTS suit_textures;

CREATE TABLE suit_textures AS
WITH
-- One row per number of cards and largest number of cards of one suit
textures (cards, most_suited, suits, flush_possible) AS (
    VALUES
    (3, 1, 'rainbow', 0),
    (3, 2, 'two-tone', 0),
    (3, 3, 'monotone', 1),
    (4, 1, 'rainbow', 0),
    (4, 2, 'two-tone', 0),
    (4, 3, 'three of a suit', 1),
    (4, 4, 'monotone', 1),
    (5, 2, 'two-tone', 0),
    (5, 3, 'three of a suit', 1),
    (5, 4, 'four of a suit', 1),
    (5, 5, 'monotone', 1)
)

SELECT t.cards, t.most_suited, t.suits, t.flush_possible FROM textures AS t;
