-- What is known of a hand by its key, for the macros alone
-- Grain: one row per key (78,494)
-- Reads: pokersql.hand_classes, pokersql.hand_keys
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- A macro puts the words you give it into its own query, where hand would be a column of hand_classes before it is one
-- of yours. So these columns have names that nobody else's have.

CREATE VIEW pokersql.hand_lookup AS
SELECT
    k.hand_key AS "pokersql key",
    k.hand_rank AS "pokersql rank",
    c.hand_points AS "pokersql points",
    c.category AS "pokersql category",
    c.description AS "pokersql description",
    c.hand_key AS "pokersql class key"
FROM pokersql.hand_keys AS k
INNER JOIN pokersql.hand_classes AS c ON k.hand_rank = c.hand_rank;
