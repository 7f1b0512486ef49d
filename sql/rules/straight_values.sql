-- The values of each straight: its ranks, where the ace counts 1 in A-2-3-4-5
-- Grain: one row per straight and value in it (10 * 5)
-- Columns:
--   high_rank: the highest rank of the straight, 5 to 14
--   value: a rank as it counts in the straight, 1 to 14
--   rank: 2 to 14, as in ranks
--   rank_code: as in ranks
-- Reads: characteristics, ranks, readings
-- Access: internal

DROP VIEW IF EXISTS straight_values;

CREATE VIEW straight_values AS
WITH
-- One row per rank and value as which it may count: the ace has two values
card_values AS (
    SELECT r.rank AS value, r.rank, r.rank_code FROM ranks AS r
    UNION
    SELECT a.reads_as AS value, r.rank, r.rank_code
    FROM readings AS a
    INNER JOIN ranks AS r ON a.rank = r.rank
    WHERE a.rules = 'standard'
)

SELECT h.rank AS high_rank, v.value, v.rank, v.rank_code
FROM characteristics AS c
INNER JOIN ranks AS h ON h.rank BETWEEN c.first_from AND c.first_to
INNER JOIN card_values AS v ON v.value BETWEEN h.rank - c.most_span AND h.rank
WHERE c.category = 'Straight';
