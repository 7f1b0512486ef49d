-- Samples in which the seats that hold one of several hands hold different cards
-- Grain: one row per question, round and sample of the first table that is kept
-- Reads: nothing
-- Source: pokersql
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
)

SELECT
    d.question,
    d.round,
    d.deal,
    d.seed,
    d.used_bits | BIT_OR(w.card_bits) AS used_bits,
    MAP_FROM_ENTRIES(LIST((d.seat, w.card_bits))) AS holes
FROM draws AS d
ASOF INNER JOIN QUERY_TABLE(weight_steps) AS w
    ON d.question = w.question AND d.seat = w.seat AND d.point >= w.weight_from
GROUP BY d.question, d.round, d.deal, d.seed, d.used_bits
HAVING BIT_COUNT(BIT_OR(w.card_bits)) = SUM(BIT_COUNT(w.card_bits))
UNION ALL
SELECT s.question, s.round, s.deal, s.seed, s.used_bits, MAP {} AS holes
FROM QUERY_TABLE(samples) AS s
ANTI JOIN seats AS k ON s.question = k.question;
