-- Which hands the steps prove next: those with this lowest card
-- Grain: one row in all
-- Reads: nothing
-- Source: pokersql

DROP TABLE IF EXISTS proof_slice;

CREATE TABLE proof_slice (
    card_1 INTEGER NOT NULL -- the lowest card_id of the hands, 0 to 47
);

INSERT INTO proof_slice (card_1)
SELECT 0 AS card_1;
