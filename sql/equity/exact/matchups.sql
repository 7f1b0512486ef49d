-- The ways in which all players can hold a hand at once
-- Grain: one row per way, those that differ in the names of suits alone as one; weight is how many they are
-- Reads: known_bits
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS matchups;

CREATE VIEW matchups AS
SELECT m.* FROM MATCHUPS_OF('known_bits') AS m;
