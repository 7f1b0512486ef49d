-- The key of a card in a shuffle: the formula of shuffle_keys as one expression
-- Grain: none
-- Reads: nothing
-- Source: sql/dealing/shuffle_keys.sql, which explains it (tests/test_shuffle.py)
-- Engine: duckdb
-- Access: internal

DROP MACRO IF EXISTS shuffle_key;
DROP MACRO IF EXISTS mixed;

-- One step: the cube modulo the prime, and what is added to it; DuckDB computes once what a macro repeats
CREATE MACRO mixed(x, added) AS
    (CAST(x AS BIGINT) * ((CAST(x AS BIGINT) * CAST(x AS BIGINT)) % 2147483579) + added) % 2147483579;

CREATE MACRO shuffle_key(seed, deal, place) AS
    mixed(
        mixed(
            mixed(
                mixed(
                    (CAST(seed AS BIGINT) + place + 1 + 1013904223) % 2147483579, CAST(deal AS BIGINT) + 1664525
                ),
                CAST(seed AS BIGINT) + 22695477
            ),
            CAST(deal AS BIGINT) + 134775813
        ),
        0
    );
