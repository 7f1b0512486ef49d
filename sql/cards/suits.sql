-- The four suits, each with its letter, its colour and the two signs that people write
-- Grain: one row per suit (4)
-- Columns:
--   suit_id: 0 clubs, 1 diamonds, 2 hearts, 3 spades
--   suit: c, d, h, s
--   symbol: the filled sign, ♠
--   outline: the outlined sign, ♤
--   colour: black or red
-- Source: suit_id follows phevaluator, OMPEval and PokerKit (c, d, h, s = 0..3)

DROP TABLE IF EXISTS suits;

CREATE TABLE suits AS
SELECT 0 AS suit_id, 'c' AS suit, '♣' AS symbol, '♧' AS outline, 'black' AS colour
UNION ALL
SELECT 1 AS suit_id, 'd' AS suit, '♦' AS symbol, '♢' AS outline, 'red' AS colour
UNION ALL
SELECT 2 AS suit_id, 'h' AS suit, '♥' AS symbol, '♡' AS outline, 'red' AS colour
UNION ALL
SELECT 3 AS suit_id, 's' AS suit, '♠' AS symbol, '♤' AS outline, 'black' AS colour;
