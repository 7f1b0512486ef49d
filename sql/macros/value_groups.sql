-- Each multiset of one to five values, as groups of equal values; a value is a rank, or 1 for a low ace
-- Grain: one row per multiset of one to five values (11,627)
-- Reads: value_groups
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.value_groups AS
SELECT g.*
FROM value_groups AS g;
