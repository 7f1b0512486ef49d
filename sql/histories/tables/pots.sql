-- The pots of each hand
-- Grain: one row per hand and pot
-- Columns:
--   hand_id: see hands
--   pot_no: 1 is the main pot
--   amount: the money in the pot, including rake
--   rake: the pot's part of the rake; NULL if it is unknown
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.pots (
    hand_id BIGINT NOT NULL,
    pot_no INTEGER NOT NULL,
    amount DECIMAL(18, 4) NOT NULL,
    rake DECIMAL(18, 4)
);
