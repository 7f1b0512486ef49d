-- Has straight_draws the right number of gutshots, double gutshots and open-ended draws, with the right ranks?
-- Grain: one row per problem
-- Reads: straight_draws
-- Source: sums over the rows that tests/test_draws.py finds from the ten straights

WITH
-- One row per kind: how many sets of ranks and of new ranks have it, and the sum of all their ranks as codes modulo 97
kinds (straight_ranks, open_ended, sets, codes) AS (
    VALUES
    (1, 0, 13854, 3917726),
    (2, 0, 1940, 451216),
    (2, 1, 4263, 1223435)
),

-- One row per kind of straight_draws
kind_sums AS (
    SELECT
        d.straight_ranks,
        d.open_ended,
        COUNT(*) AS sets,
        SUM(d.held_ranks % 97 + 2 * (d.new_ranks % 97) + 3 * (d.completing_ranks % 97)) AS codes
    FROM straight_draws AS d
    GROUP BY d.straight_ranks, d.open_ended
)

SELECT
    'straight_draws has wrong draws with ' || CAST(k.straight_ranks AS TEXT) || ' ranks, open_ended '
    || CAST(k.open_ended AS TEXT) AS problem
FROM kinds AS k
LEFT JOIN kind_sums AS s
    ON k.straight_ranks = s.straight_ranks AND k.open_ended = s.open_ended AND k.sets = s.sets AND k.codes = s.codes
WHERE s.sets IS NULL;
