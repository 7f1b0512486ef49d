-- The prizes of your tournaments; you INSERT the rows, and loading keeps them
-- Grain: one row per tournament and paid place
-- Columns:
--   tournament: see icm_stacks
--   place: 1 is the winner's place
--   prize: the prize of the place; no prize is higher than the prize of a better place
-- Source: the user

CREATE TABLE IF NOT EXISTS icm_payouts (
    tournament TEXT NOT NULL,
    place INTEGER NOT NULL,
    prize DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (tournament, place)
);
