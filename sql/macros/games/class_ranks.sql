-- The rank of each class of hands by each set of rules
-- Grain: one row per set of rules and class; hands of a class have the same ranks and the same value of suited
-- Reads: class_ranks
-- Engine: duckdb

-- No ORDER BY: no query needs one, and it would take time at each .read.

CREATE TABLE pokersql.class_ranks AS
SELECT c.*
FROM class_ranks AS c;
