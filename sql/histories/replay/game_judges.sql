-- The rules that judge each half of each game, with a number
-- Grain: one row per game and half
-- Reads: pokersql.judges
-- Engine: duckdb
-- Access: internal

-- half is 1 for the high half, 2 for the low half, 1 in games of one half. half_number is unique over all games: by it
-- half_ranks tells halves apart.

CREATE OR REPLACE TEMPORARY TABLE game_judges AS
SELECT
    DENSE_RANK() OVER (ORDER BY j.game, j.half_number) AS half_number,
    j.half_number AS half,
    j.* EXCLUDE (j.half_number, j.half)
FROM pokersql.judges AS j
WHERE j.game > '';
