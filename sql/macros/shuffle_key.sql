-- The key by which a shuffle sorts a card: the formula of shuffle_keys as one expression
-- Source: sql/dealing/shuffle_keys.sql, which explains the formula (tests/test_shuffle.py)
-- Engine: duckdb
-- Access: internal

-- One step of the formula: (x^3 + added) modulo the prime 2147483579; DuckDB computes a repeated expression once
CREATE OR REPLACE MACRO pokersql.mixed(x, added) AS
    (CAST(x AS BIGINT) * ((CAST(x AS BIGINT) * CAST(x AS BIGINT)) % 2147483579) + added) % 2147483579;

CREATE OR REPLACE MACRO pokersql.shuffle_key(seed, deal, place) AS
    pokersql.mixed(
        pokersql.mixed(
            pokersql.mixed(
                pokersql.mixed(
                    (CAST(seed AS BIGINT) + place + 1 + 1013904223) % 2147483579, CAST(deal AS BIGINT) + 1664525
                ),
                CAST(seed AS BIGINT) + 22695477
            ),
            CAST(deal AS BIGINT) + 134775813
        ),
        0
    );
