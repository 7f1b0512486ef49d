-- Draws a hand for each seat with several possible hands, and keeps the samples in which no two seats share a card
-- Grain: one row per question, round and sample that is kept
-- Engine: duckdb
-- Access: internal

-- `samples` has a row per question, round and sample: the seed, and the cards that can't come. `weight_steps` has a row
-- per question, seat and hand. weight_from is the sum of the weights of the seat's hands before this hand;
-- weight_in_all is the sum of the weights of all its hands. Hands are drawn in proportion to their weights. A sample in
-- which two seats hold the same card is rejected, so each showdown has its exact probability (rejection sampling).

CREATE OR REPLACE MACRO pokersql.holdings_of(samples, weight_steps) AS TABLE
WITH
-- One row per question and seat: the sum of the weights of its hands
seats AS (
    SELECT DISTINCT w.question, w.seat, w.weight_in_all FROM QUERY_TABLE(weight_steps) AS w
),

-- One row per sample and seat: point, a random whole number from 0 to weight_in_all - 1
draws AS (
    SELECT
        s.*,
        k.seat,
        -- a shuffle uses the places 0 to 51, so the seats use higher places
        pokersql.shuffle_key(s.seed, s.deal, 52 + k.seat) * CAST(k.weight_in_all AS HUGEINT) // 2147483579 AS point
    FROM QUERY_TABLE(samples) AS s
    INNER JOIN seats AS k ON s.question = k.question
),

-- One row per sample and seat: the last hand with weight_from <= point. A window function over points and weight_steps
-- finds this hand, since DuckDB may run an ASOF join as a nested loop
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
