-- The rules that decide which hand wins each half of the pot (high or low) in each game
-- Grain: one row per game and half
-- Reads: pokersql.judges
-- Engine: duckdb
-- Access: internal

-- half is 1 for the high half and 2 for the low half; in games that do not split the pot, half is 1. half_number is
-- unique over all games, because the macro half_ranks identifies a row by half_number.

CREATE OR REPLACE TEMPORARY TABLE game_judges AS
SELECT
    DENSE_RANK() OVER (ORDER BY j.game, j.half_number) AS half_number,
    j.half_number AS half,
    j.* EXCLUDE (j.half_number, j.half)
FROM pokersql.judges AS j
WHERE j.game > '';
