-- The class of each hand by its key, under column names that only the macros use
-- Grain: one row per key (78,494)
-- Reads: pokersql.hand_classes, pokersql.hand_keys
-- Engine: duckdb
-- Access: internal

-- DuckDB inserts a macro's arguments as text, so in a macro's query an argument named hand would bind to
-- hand_classes.hand. So these columns have names that no user's table has. A view in an attached file would be no
-- remedy: DuckDB 2.0 would take the user's temporary tables for the view's tables of the same names.

CREATE MACRO pokersql.hand_lookup() AS TABLE
SELECT
    k.hand_key AS "pokersql key",
    k.hand_rank AS "pokersql rank",
    c.hand_points AS "pokersql points",
    c.category AS "pokersql category",
    c.description AS "pokersql description",
    c.hand_key AS "pokersql class key"
FROM pokersql.hand_keys AS k
INNER JOIN pokersql.hand_classes AS c ON k.hand_rank = c.hand_rank;
