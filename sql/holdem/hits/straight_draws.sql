-- The straight draws: which ranks complete a straight with the ranks of a hand of up to six cards
-- Grain: one row per set of ranks (held_ranks) and set of one or two new ranks that at least one rank completes
-- Columns:
--   held_ranks: the sum of the rank codes of the different ranks of the hand, with the board
--   new_ranks: the sum of the rank codes of the own ranks that the board lacks
--   completing_ranks: the sum of the rank codes of the ranks whose best straight has a new rank in it
--   straight_ranks: how many ranks these are, 1 or 2
--   open_ended: 1 if they complete both ends of four ranks in a row, so that they are five apart
-- Reads: ranks, straight_values

DROP TABLE IF EXISTS straight_draws;

CREATE TABLE straight_draws (
    held_ranks BIGINT NOT NULL,
    new_ranks BIGINT NOT NULL,
    completing_ranks BIGINT NOT NULL,
    straight_ranks INTEGER NOT NULL,
    open_ended INTEGER NOT NULL
);

INSERT INTO straight_draws (held_ranks, new_ranks, completing_ranks, straight_ranks, open_ended)
WITH
-- One row per straight and rank in it: the other four ranks
open_straights AS (
    SELECT
        m.high_rank,
        m.value,
        m.rank_code,
        CAST(SUM(v.rank_code) AS BIGINT) - m.rank_code AS straight_ranks,
        COUNT(*) AS distinct_values
    FROM straight_values AS m
    INNER JOIN straight_values AS v ON m.high_rank = v.high_rank
    GROUP BY m.high_rank, m.value, m.rank_code
),

-- One row per set of one or two ranks
rank_sets AS (
    SELECT h.rank_code | l.rank_code AS rank_codes
    FROM ranks AS h
    INNER JOIN ranks AS l ON h.rank >= l.rank
),

-- One row per set of up to two ranks
other_ranks AS (
    SELECT CAST(0 AS BIGINT) AS rank_codes
    UNION ALL
    SELECT s.rank_codes FROM rank_sets AS s
),

-- One row per straight without one rank, and set of ranks that has the other four; highest is the high rank of the best
-- straight that this one rank completes
held_sets AS (
    SELECT
        s.high_rank,
        MAX(s.high_rank) OVER (PARTITION BY s.straight_ranks + o.rank_codes, s.rank_code) AS highest,
        s.value,
        s.rank_code,
        s.straight_ranks,
        s.distinct_values,
        s.straight_ranks + o.rank_codes AS held_ranks
    FROM open_straights AS s
    INNER JOIN other_ranks AS o ON o.rank_codes & (s.straight_ranks | s.rank_code) = 0
)

SELECT
    h.held_ranks,
    n.rank_codes AS new_ranks,
    CAST(SUM(DISTINCT h.rank_code) AS BIGINT) AS completing_ranks,
    CAST(COUNT(DISTINCT h.rank_code) AS INTEGER) AS straight_ranks,
    CASE WHEN MAX(h.value) - MIN(h.value) = MAX(h.distinct_values) THEN 1 ELSE 0 END AS open_ended
FROM held_sets AS h
INNER JOIN rank_sets AS n ON n.rank_codes & h.held_ranks = n.rank_codes AND n.rank_codes & h.straight_ranks > 0
WHERE h.high_rank = h.highest
GROUP BY h.held_ranks, n.rank_codes
ORDER BY h.held_ranks, n.rank_codes;
