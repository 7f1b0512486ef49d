-- All combinations that the second player can hold, each with its standing against the first player's hand now
-- Grain: one row per combination
-- Reads: standings
-- Engine: duckdb

SELECT s.starting_hand, s.hole, s.description, s.hand_rank, s.standing
FROM standings AS s
WHERE s.seat = 2
ORDER BY s.place, s.hole;
