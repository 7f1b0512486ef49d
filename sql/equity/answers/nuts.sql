-- The hands that the second player can have now, the best first
-- Grain: one row per place; hands of equal rank share it
-- Columns:
--   place: 1 is the nuts
--   hand_rank: 1 is the best of all hands; NULL before the flop
--   combinations: the number of the second player's hole cards that make it
--   example: hole cards that make it
-- Reads: standings
-- Engine: duckdb

CREATE OR REPLACE VIEW nuts AS
SELECT
    DENSE_RANK() OVER (ORDER BY s.place) AS place,
    s.category,
    s.description,
    s.hand_rank,
    COUNT(*) AS combinations,
    MAX(s.hole) AS example,
    s.standing
FROM standings AS s
WHERE s.seat = 2
GROUP BY s.place, s.category, s.description, s.hand_rank, s.standing;
