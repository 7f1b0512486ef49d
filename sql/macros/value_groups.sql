-- The groups of equal values among one to five cards; an ace may have the value 1
-- Grain: one row per multiset of one to five values (11,627)
-- Reads: value_groups
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.value_groups AS
SELECT g.*
FROM value_groups AS g;
