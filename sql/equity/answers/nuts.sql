-- The hands that the second player can have now, grouped by rank
-- Grain: one row per place; hands of equal rank have the same place
-- Columns:
--   place: 1 for the best hands, the nuts, 2 for the next best, ...
--   hand_rank: the rank of the hands, 1 for the best of all hands; NULL before the flop
--   combinations: how many combinations of hole cards give the second player this rank
--   example: one of these combinations
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
