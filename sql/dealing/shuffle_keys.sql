-- The pseudo-random keys that shuffle each deal of the last run of deal.sql, the same on every engine
-- Grain: one row per deal and place in the new deck (52 per deal of a standard deck)
-- Reads: deals, deck_places, games, settings
-- Source: four cubes modulo a prime, tested for uniformity in tests/test_shuffle.py
-- Access: internal

-- s is the seed, d the deal, i the place. The prime p = 2147483579 has p % 3 = 2, so cubing modulo p is one-to-one.
--     x0 = i + 1 + s + 1013904223,    x1 = x0^3 + d + 1664525,    x2 = x1^3 + s + 22695477,
--     x3 = x2^3 + d + 134775813,    shuffle_key = x3^3,    all modulo p.
-- reshuffle_key, the square of shuffle_key, shuffles the cards that a draw discards.
-- x * (x * x % p) stays below 2^62, so 64-bit integers suffice. A player who sees some cards can compute the others:
-- use the shuffle for study, not for money.
-- The last run of deal.sql made the games from settings.first_game on. Loading sets first_game to 1, so that before the
-- first run all deals have keys.

DROP VIEW IF EXISTS shuffle_keys;

CREATE VIEW shuffle_keys AS
WITH
-- One row per deal and place: mix is x0. Without MATERIALIZED, SQLite and PostgreSQL would compute each mix three times
-- for the next mix, and x0 81 times for the key
starts AS MATERIALIZED (
    SELECT
        d.game_id,
        c.place,
        d.seed,
        d.deal,
        CAST((c.place + 1 + d.seed + 1013904223) % 2147483579 AS BIGINT) AS mix
    FROM deals AS d
    INNER JOIN settings AS s ON d.game_id >= s.first_game
    INNER JOIN games AS g ON d.game = g.game
    INNER JOIN deck_places AS c ON g.deck = c.deck
),

-- One row per deal and place: mix is x1
first_mixes AS MATERIALIZED (
    SELECT
        m.game_id,
        m.place,
        m.seed,
        m.deal,
        (m.mix * ((m.mix * m.mix) % 2147483579) + m.deal + 1664525) % 2147483579 AS mix
    FROM starts AS m
),

-- One row per deal and place: mix is x2
second_mixes AS MATERIALIZED (
    SELECT
        m.game_id,
        m.place,
        m.deal,
        (m.mix * ((m.mix * m.mix) % 2147483579) + m.seed + 22695477) % 2147483579 AS mix
    FROM first_mixes AS m
),

-- One row per deal and place: mix is x3
third_mixes AS MATERIALIZED (
    SELECT
        m.game_id,
        m.place,
        (m.mix * ((m.mix * m.mix) % 2147483579) + m.deal + 134775813) % 2147483579 AS mix
    FROM second_mixes AS m
),

-- One row per deal and place: mix is the key
keys AS MATERIALIZED (
    SELECT
        m.game_id,
        m.place,
        (m.mix * ((m.mix * m.mix) % 2147483579)) % 2147483579 AS mix
    FROM third_mixes AS m
)

SELECT
    k.game_id,
    k.place,
    k.mix AS shuffle_key,
    (k.mix * k.mix) % 2147483579 AS reshuffle_key
FROM keys AS k;
