-- Samples in which the seats that hold one of several hands hold different cards
-- Grain: one row per question, round and sample of the first table that is kept
-- Engine: duckdb
-- Access: internal

-- The first table has a row per question, round and sample: its seed, and the cards that can't come. The second has a
-- row per question, seat and hand: the sum of the weights before it, and of all. A sample draws each hand by its weight
-- and is left out if two seats hold the same card, so each possible showdown has the right chance (rejection sampling).

CREATE OR REPLACE MACRO pokersql.holdings_of(samples, weight_steps) AS TABLE
WITH
-- One row per question and seat
seats AS (
    SELECT DISTINCT w.question, w.seat, w.weight_in_all FROM QUERY_TABLE(weight_steps) AS w
),

-- One row per sample and seat: a random number below the weight of the seat's hands
draws AS (
    SELECT
        s.*,
        k.seat,
        -- the places of seats come behind those of the cards
        pokersql.shuffle_key(s.seed, s.deal, 52 + k.seat) * CAST(k.weight_in_all AS HUGEINT) // 2147483579 AS point
    FROM QUERY_TABLE(samples) AS s
    INNER JOIN seats AS k ON s.question = k.question
),

-- DuckDB runs an ASOF join of what it takes for a few rows as a nested loop, so a window finds the highest step that a
-- point reaches.
-- One row per sample and seat, and per hand of each seat
drawn_hands AS (
    SELECT
        p.*,
        LAST_VALUE(p.step_bits IGNORE NULLS) OVER (
            PARTITION BY p.question, p.seat ORDER BY p.point, p.deal NULLS FIRST ROWS UNBOUNDED PRECEDING
        ) AS card_bits
    FROM (
        SELECT d.question, d.seat, d.point, d.round, d.deal, d.seed, d.used_bits, NULL AS step_bits FROM draws AS d
        UNION ALL
        SELECT
            w.question, w.seat, w.weight_from, NULL AS round, NULL AS deal, NULL AS seed, NULL AS used_bits, w.card_bits
        FROM QUERY_TABLE(weight_steps) AS w
    ) AS p
)

SELECT
    h.question,
    h.round,
    h.deal,
    h.seed,
    h.used_bits | BIT_OR(h.card_bits) AS used_bits,
    MAP_FROM_ENTRIES(LIST((h.seat, h.card_bits))) AS holes
FROM drawn_hands AS h
WHERE h.deal IS NOT NULL
GROUP BY h.question, h.round, h.deal, h.seed, h.used_bits
HAVING BIT_COUNT(BIT_OR(h.card_bits)) = SUM(BIT_COUNT(h.card_bits))
UNION ALL
SELECT s.question, s.round, s.deal, s.seed, s.used_bits, MAP {} AS holes
FROM QUERY_TABLE(samples) AS s
ANTI JOIN seats AS k ON s.question = k.question;
