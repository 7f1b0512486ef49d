-- What the chips of each player are worth by ICM, and the chance of each paid place
-- Grain: one row per player
-- Engine: duckdb

WITH
-- One row per player
players AS (
    SELECT
        UNNEST(RANGE(1, LEN(pokersql.written_numbers($stacks)) + 1)) AS player,
        UNNEST(pokersql.written_numbers($stacks)) AS chips
)

SELECT
    player,
    chips,
    share,
    by_chips,
    standard_error,
    numerator,
    denominator,
    chances[1:LEN(pokersql.written_numbers($payouts))] AS chances
FROM pokersql.icm_of('players', 1, player, chips, pokersql.written_numbers($payouts))
ORDER BY player;
