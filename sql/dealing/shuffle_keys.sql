-- Fifty-two reproducible random numbers for each deal of the last run, the same on every engine
-- Grain: one row per deal and place in the new deck (52 per deal)
-- Reads: deals, deck, settings
-- Source: pokersql; four cubes modulo a prime, tested for uniformity in tests/test_shuffle.py
-- Access: internal

-- Cubing is one-to-one modulo this prime (it is 2 modulo 3), seed and deal are mixed in between the cubes, and
-- x * (x * x % p) stays below 2^62, so plain 64-bit integers do. A 31-bit seed and deal number reach far fewer
-- than the 52! orders of a deck, and whoever sees some cards can work out the rest: for study, not for money.
-- The last run is that of deal.sql since the files were loaded; right after loading it is all recorded deals.

DROP VIEW IF EXISTS shuffle_keys;

CREATE VIEW shuffle_keys AS
WITH RECURSIVE
-- One row: the prime
modulus AS (
    SELECT CAST(2147483579 AS BIGINT) AS p
),

-- One row per step: what is added after the step's cube
steps AS (
    SELECT 1 AS step, 0 AS adds_seed, 1 AS adds_deal, 1664525 AS constant
    UNION ALL
    SELECT 2 AS step, 1 AS adds_seed, 0 AS adds_deal, 22695477 AS constant
    UNION ALL
    SELECT 3 AS step, 0 AS adds_seed, 1 AS adds_deal, 134775813 AS constant
    UNION ALL
    SELECT 4 AS step, 0 AS adds_seed, 0 AS adds_deal, 0 AS constant
),

-- One row per deal, place and step: the number so far (step 0: before the first cube)
mixed AS (
    SELECT
        d.game_id,
        c.card_id AS place,
        d.seed,
        d.deal,
        0 AS step,
        CAST((c.card_id + 1 + d.seed + 1013904223) % m.p AS BIGINT) AS mix,
        m.p
    FROM deals AS d
    INNER JOIN settings AS s ON d.game_id >= s.first_game
    CROSS JOIN deck AS c
    CROSS JOIN modulus AS m
    UNION ALL
    SELECT
        b.game_id,
        b.place,
        b.seed,
        b.deal,
        s.step,
        CAST(
            (b.mix * ((b.mix * b.mix) % b.p) + s.adds_seed * b.seed + s.adds_deal * b.deal + s.constant) % b.p
            AS BIGINT
        ) AS mix,
        b.p
    FROM mixed AS b
    INNER JOIN steps AS s ON b.step + 1 = s.step
)

SELECT mixed.game_id, mixed.place, mixed.mix AS shuffle_key
FROM mixed
WHERE mixed.step = 4;
