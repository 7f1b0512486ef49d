-- The next slice of five_card_hands to prove: the hands with this lowest card
-- Grain: one row in all
-- Columns:
--   card_1: the lowest card_id, 0 to 47
-- Reads: nothing
-- Source: pokersql
-- Access: internal

DROP TABLE IF EXISTS proof_slice;

CREATE TABLE proof_slice (
    card_1 INTEGER NOT NULL
);

INSERT INTO proof_slice (card_1)
SELECT 0 AS card_1;
