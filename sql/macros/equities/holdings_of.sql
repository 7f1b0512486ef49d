-- Samples in which no two seats with several possible hands hold the same card
-- Grain: one row per question, round and sample of the first table that is kept
-- Engine: duckdb
-- Access: internal

-- samples has a row per question, round and sample: its seed, and the cards that can't come. weight_steps has a row per
-- question, seat and hand: the sum of the weights before it, and of all. A sample draws each hand by its weight and is
-- rejected if two seats hold the same card, so showdowns have their exact probabilities (rejection sampling).

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
        -- seats have the places behind those of the 52 cards
        pokersql.shuffle_key(s.seed, s.deal, 52 + k.seat) * CAST(k.weight_in_all AS HUGEINT) // 2147483579 AS point
    FROM QUERY_TABLE(samples) AS s
    INNER JOIN seats AS k ON s.question = k.question
),

-- DuckDB runs an ASOF join as a nested loop if it expects few rows, so a window finds the last step up to a point.
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
