-- The equity of two ranges of hold'em on each kind of flop, counted exactly
-- Grain: one row per kind of flop (1,755)
-- Reads: pokersql.flops
-- Engine: duckdb

-- FROM flop_equities('QQ+', '15%') has the columns of flops, and equity, wins, ties and losses of the first range.
-- runouts is the number of ways to deal a flop of the kind, both hands, the turn and the river; in a range with weights
-- a hand counts by its weight. So the equity on several kinds is (SUM(wins) + SUM(ties) / 2) / SUM(runouts). Summed
-- over all kinds, these numbers are ten times those before the flop, since a board has C(5, 3) = 10 flops. equity is
-- NULL if the flop leaves a range no hand. The macro fails with the error of flop_error.

CREATE MACRO pokersql.flop_equities(range_1, range_2) AS TABLE
WITH
-- One row per player and hand
pokersql_range_hands AS MATERIALIZED (
    SELECT h.player, h.card_bits, h.weight FROM pokersql.two_ranges_of(range_1, range_2, NULL) AS h
    WHERE CASE WHEN h.error IS NULL THEN TRUE ELSE SYSTEM.MAIN.ERROR(h.error) IS NULL END
),

-- One row per player: the greatest common divisor of the weights
pokersql_divisors AS (
    SELECT
        h.player,
        LIST_REDUCE(LIST(DISTINCT h.weight), lambda pokersql_a, pokersql_b: GCD(pokersql_a, pokersql_b)) AS divisor
    FROM pokersql_range_hands AS h
    GROUP BY h.player
),

-- One row per player and hand
pokersql_hands AS MATERIALIZED (
    SELECT h.* REPLACE (h.weight // d.divisor AS weight)
    FROM pokersql_range_hands AS h
    INNER JOIN pokersql_divisors AS d ON h.player = d.player
)

SELECT
    f.flop,
    f.weight,
    (CAST(c.wins AS DOUBLE) + CAST(c.ties AS DOUBLE) / 2) / NULLIF(c.runouts, 0) AS equity,
    TRY_CAST(c.wins AS BIGINT) AS wins,
    TRY_CAST(c.ties AS BIGINT) AS ties,
    TRY_CAST(c.runouts - c.wins - c.ties AS BIGINT) AS losses,
    TRY_CAST(c.runouts AS BIGINT) AS runouts,
    f.* EXCLUDE (flop, weight)
FROM pokersql.flops AS f
INNER JOIN pokersql.flop_counts_of('pokersql_hands') AS c ON f.card_bits = c.flop_bits;
