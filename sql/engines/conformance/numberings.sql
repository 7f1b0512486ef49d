-- The numbers that other programs give the cards
-- Grain: one row per program and number
-- Reads: numberings

SELECT n.system, n.number, n.card_id FROM numberings AS n;
