-- The texture of a board's ranks
-- Grain: one row per multiset of ranks that a board of three to five cards can have (455 + 1,820 + 6,175)
-- Columns:
--   cards: 3, 4 or 5
--   rank_codes: the sum of the cards' rank codes
--   high_card: the face of the highest rank, 2 to 9, T, J, Q, K, A
--   paired: unpaired, paired, two pair, trips, full house or quads
--   connected: the greatest number of different ranks of the board in one run of five ranks; A-2-3-4-5 is a run, too
--   straights_possible: the number of runs of five ranks that have three or more of the board's ranks
-- Reads: ranks, straight_values

-- A run_code has three bits per run: a sum of run codes of different ranks counts how many of them each run has.

DROP TABLE IF EXISTS rank_textures;

CREATE TABLE rank_textures AS
WITH RECURSIVE
-- One row per run of five ranks: the place of its bits in a run_code
runs AS (
    SELECT DISTINCT v.high_rank, 3 * v.high_rank - 15 AS place FROM straight_values AS v
),

-- One row per rank: its run_code
run_ranks AS (
    SELECT v.rank, v.rank_code, CAST(SUM(CAST(1 AS BIGINT) << u.place) AS BIGINT) AS run_code
    FROM straight_values AS v
    INNER JOIN runs AS u ON v.high_rank = u.high_rank
    GROUP BY v.rank, v.rank_code
),

-- One row per multiset of one to five ranks; ranks are added in falling order. alike is the number of cards of the
-- lowest rank, most the largest number of cards of a rank, repeats the number of cards less that of different ranks
multisets AS (
    SELECT
        1 AS cards,
        r.rank AS high_rank,
        r.rank AS low_rank,
        r.rank_code AS rank_codes,
        r.run_code AS run_codes,
        1 AS alike,
        1 AS most,
        0 AS repeats
    FROM run_ranks AS r
    UNION ALL
    SELECT
        m.cards + 1 AS cards,
        m.high_rank,
        r.rank AS low_rank,
        m.rank_codes + r.rank_code AS rank_codes,
        m.run_codes + CASE WHEN m.low_rank = r.rank THEN 0 ELSE r.run_code END AS run_codes,
        CASE WHEN m.low_rank = r.rank THEN m.alike + 1 ELSE 1 END AS alike,
        CASE WHEN m.low_rank = r.rank AND m.alike = m.most THEN m.most + 1 ELSE m.most END AS most,
        m.repeats + CASE WHEN m.low_rank = r.rank THEN 1 ELSE 0 END AS repeats
    FROM multisets AS m
    INNER JOIN run_ranks AS r ON m.low_rank >= r.rank
    WHERE m.cards < 5 AND (m.alike < 4 OR m.low_rank > r.rank)
),

-- One row per most and repeats: the word
groupings (most, repeats, paired) AS (
    VALUES
    (1, 0, 'unpaired'), (2, 1, 'paired'), (2, 2, 'two pair'), (3, 2, 'trips'), (3, 3, 'full house'), (4, 3, 'quads')
),

-- One row per multiset and run: how many of the different ranks are in the run
run_counts AS (
    SELECT m.cards, m.high_rank, m.rank_codes, m.most, m.repeats, (m.run_codes >> u.place) & 7 AS run_ranks
    FROM multisets AS m
    CROSS JOIN runs AS u
    WHERE m.cards >= 3
)

SELECT
    c.cards,
    c.rank_codes,
    r.face AS high_card,
    g.paired,
    CAST(MAX(c.run_ranks) AS INTEGER) AS connected,
    CAST(SUM(CASE WHEN c.run_ranks >= 3 THEN 1 ELSE 0 END) AS INTEGER) AS straights_possible
FROM run_counts AS c
INNER JOIN ranks AS r ON c.high_rank = r.rank
INNER JOIN groupings AS g ON c.most = g.most AND c.repeats = g.repeats
GROUP BY c.cards, c.rank_codes, r.face, g.paired;
