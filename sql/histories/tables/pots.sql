-- The pots of each hand
-- Grain: one row per hand and pot
-- Columns:
--   hand_id: see hands
--   pot_no: 1 is the main pot
--   amount: what is in it, rake included
--   rake: its part of the rake; NULL if the hand's is
-- Engine: duckdb

CREATE TABLE IF NOT EXISTS histories.pots (
    hand_id BIGINT NOT NULL,
    pot_no INTEGER NOT NULL,
    amount DECIMAL(18, 4) NOT NULL,
    rake DECIMAL(18, 4)
);
