-- The pseudo-random keys that shuffle each deal of the last run, the same on every engine
-- Grain: one row per deal and place in the new deck (52 per deal of a standard deck)
-- Reads: deals, deck_places, games, settings
-- Source: pokersql; four cubes modulo a prime, tested for uniformity in tests/test_shuffle.py
-- Access: internal

-- With p = 2147483579 (a prime, 2 modulo 3, so that cubing is one-to-one), seed s, deal d and place i:
--     x0 = i + 1 + s + 1013904223,    x1 = x0^3 + d + 1664525,    x2 = x1^3 + s + 22695477,
--     x3 = x2^3 + d + 134775813,    shuffle_key = x3^3,    all modulo p.
-- reshuffle_key, the square of shuffle_key, is for the cards that a draw threw.
-- x * (x * x % p) stays below 2^62, so 64-bit integers suffice. 31-bit seeds and deals reach far fewer than the 52!
-- orders of a deck, and whoever sees some cards can compute the rest: for study, not for money.
-- The last run of deal.sql is the games from settings.first_game on; right after loading these are all rows of deals.

DROP VIEW IF EXISTS shuffle_keys;

CREATE VIEW shuffle_keys AS
WITH RECURSIVE
-- One row: the prime
modulus AS (
    SELECT CAST(2147483579 AS BIGINT) AS p
),

-- One row per step: what it adds to its cube: the seed, the deal, a constant
steps AS (
    SELECT 1 AS step, 0 AS adds_seed, 1 AS adds_deal, 1664525 AS constant
    UNION ALL
    SELECT 2 AS step, 1 AS adds_seed, 0 AS adds_deal, 22695477 AS constant
    UNION ALL
    SELECT 3 AS step, 0 AS adds_seed, 1 AS adds_deal, 134775813 AS constant
    UNION ALL
    SELECT 4 AS step, 0 AS adds_seed, 0 AS adds_deal, 0 AS constant
),

-- One row per deal, place and step: mix is x0 to x3 in steps 0 to 3, shuffle_key in step 4
mixes AS (
    SELECT
        d.game_id,
        c.place,
        d.seed,
        d.deal,
        0 AS step,
        CAST((c.place + 1 + d.seed + 1013904223) % m.p AS BIGINT) AS mix,
        m.p
    FROM deals AS d
    INNER JOIN settings AS s ON d.game_id >= s.first_game
    INNER JOIN games AS g ON d.game = g.game
    INNER JOIN deck_places AS c ON g.deck = c.deck
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
    FROM mixes AS b
    INNER JOIN steps AS s ON b.step + 1 = s.step
)

SELECT
    m.game_id,
    m.place,
    m.mix AS shuffle_key,
    CAST((m.mix * m.mix) % m.p AS BIGINT) AS reshuffle_key
FROM mixes AS m
WHERE m.step = 4;
