-- The key of a card in a shuffle: the formula of shuffle_keys as one expression
-- Grain: none
-- Reads: nothing
-- Source: sql/dealing/shuffle_keys.sql, which explains it; tests/test_equity.py proves them equal
-- Engine: duckdb
-- Access: internal

DROP MACRO IF EXISTS shuffle_key;
DROP MACRO IF EXISTS cube;

-- A cube modulo the prime; one-to-one below it
CREATE MACRO cube(x) AS
    (CAST(x AS BIGINT) * ((CAST(x AS BIGINT) * CAST(x AS BIGINT)) % 2147483579)) % 2147483579;

CREATE MACRO shuffle_key(seed, deal, place) AS
    cube(
        (
            cube(
                (
                    cube((cube((place + 1 + seed + 1013904223) % 2147483579) + deal + 1664525) % 2147483579)
                    + seed + 22695477
                ) % 2147483579
            ) + deal + 134775813
        ) % 2147483579
    );
