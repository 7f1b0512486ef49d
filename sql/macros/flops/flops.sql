-- The kinds of flops: all flops that differ only by a renaming of the suits are one kind
-- Grain: one row per kind (1,755)
-- Reads: flops
-- Engine: duckdb

CREATE TABLE pokersql.flops AS
SELECT f.*
FROM flops AS f
ORDER BY f.card_bits DESC;
