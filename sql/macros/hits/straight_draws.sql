-- The straight draws: which ranks complete a straight with the ranks of a hand of up to six cards
-- Grain: one row per set of ranks and set of new ranks that at least one rank completes
-- Reads: straight_draws
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.straight_draws AS
SELECT k.*
FROM straight_draws AS k;
