-- Draws showdowns at random: each seat's hand in proportion to its weight, and all other cards from a shuffle
-- Grain: one row per question of `questions` and sample in which no two seats hold the same card
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

-- `questions`, `seat_hands` and `batch` have the rows of questions_of, seat_hands_of and simulation. The result has the
-- columns of matchups_of, with complete boards. The samples of a question are numbered from first_sample. If the first
-- round keeps k of n samples, further rounds with other seeds draw (n - k) * n / k more samples, in at most 20 rounds
-- in all. A seat that can hold any hand gets the next cards of the shuffle: the distribution is the same, and no sample
-- is rejected. The samples of a question depend on its texts and on the seed, not on other questions.

-- The bits of `number` items of the list `cards`, from item `place` + 1 on
CREATE OR REPLACE MACRO pokersql.any_of(cards, place, number) AS
    COALESCE(
        LIST_AGGREGATE(cards[CAST(place + 1 AS BIGINT):CAST(place + number AS BIGINT)], 'bit_or'), CAST(0 AS BIGINT)
    );

CREATE OR REPLACE MACRO pokersql.sampled_showdowns_of(questions, seat_hands, batch) AS TABLE
WITH
-- One row per simulated question: its samples, and a seed that depends on the question's texts
open_questions AS MATERIALIZED (
    SELECT
        q.*,
        b.first_sample,
        b.samples,
        CAST((b.seed + MD5_NUMBER_LOWER(q.texts)) % 2147483579 AS BIGINT) AS seed
    FROM QUERY_TABLE(questions) AS q
    CROSS JOIN QUERY_TABLE(batch) AS b
    WHERE q.method = 'sim'
),

-- One row per question, seat and hand; one row without cards for a seat that can hold any hand
hands AS (
    SELECT
        h.question,
        h.seat,
        h.card_bits,
        h.weight,
        h.missing,
        COUNT(*) OVER (PARTITION BY h.question, h.seat) AS hands
    FROM QUERY_TABLE(seat_hands) AS h
    INNER JOIN open_questions AS q ON h.question = q.question
    WHERE NOT h.is_open
    UNION ALL
    SELECT DISTINCT h.question, h.seat, 0 AS card_bits, 1 AS weight, 2 AS missing, 1 AS hands
    FROM QUERY_TABLE(seat_hands) AS h
    INNER JOIN open_questions AS q ON h.question = q.question
    WHERE h.is_open
),

-- One row per question, seat and hand, for seats with several hands: the columns that holdings_of reads
weight_steps AS MATERIALIZED (
    SELECT
        h.question,
        h.seat,
        h.card_bits,
        SUM(h.weight) OVER (PARTITION BY h.question, h.seat ORDER BY h.card_bits) - h.weight AS weight_from,
        SUM(h.weight) OVER (PARTITION BY h.question, h.seat) AS weight_in_all
    FROM hands AS h
    -- seat 0 holds the cards that fit a board's pattern
    WHERE h.hands > 1 OR h.seat = 0
),

-- One row per question, with three lists by seat. known_holes has the known cards, or NULL if the hand is drawn.
-- missing is how many cards the seat gets from the shuffle, and ends is how many the seats before it get
seatings AS MATERIALIZED (
    SELECT
        s.question,
        LIST(s.card_bits ORDER BY s.seat) AS known_holes,
        LIST(s.own_to_come ORDER BY s.seat) AS missing,
        LIST_TRANSFORM(
            RANGE(LEN(missing) + 1), lambda pokersql_seat: COALESCE(LIST_SUM(missing[:pokersql_seat]), 0)
        ) AS ends
    FROM (
        SELECT
            h.question,
            h.seat,
            CASE WHEN MAX(h.hands) = 1 THEN MAX(h.card_bits) END AS card_bits,
            CAST(MAX(h.missing) AS BIGINT) AS own_to_come
        FROM hands AS h
        WHERE h.seat > 0
        GROUP BY h.question, h.seat
    ) AS s
    GROUP BY s.question
),

-- One row per question and sample of the first round
first_samples AS (
    SELECT
        q.question,
        0 AS round,
        q.seed,
        q.certain_bits AS used_bits,
        UNNEST(RANGE(q.first_sample, q.first_sample + q.samples)) AS deal
    FROM open_questions AS q
),

-- One row per question and sample of the first round that is kept
first_holdings AS MATERIALIZED (
    SELECT h.* FROM pokersql.holdings_of('first_samples', 'weight_steps') AS h
),

-- One row per question: how many samples further rounds draw
more_counts AS (
    SELECT
        q.question,
        q.seed,
        q.certain_bits,
        q.first_sample,
        q.samples,
        CEIL((q.samples - COUNT(h.question)) * (q.samples / GREATEST(COUNT(h.question), 1))) AS draws
    FROM open_questions AS q
    LEFT JOIN first_holdings AS h ON q.question = h.question
    GROUP BY q.question, q.seed, q.certain_bits, q.first_sample, q.samples
),

-- One row per question and sample of its further rounds
more_samples AS (
    SELECT
        m.question,
        1 + m.draw // m.samples AS round,
        (m.seed + (1 + m.draw // m.samples) * 100000007) % 2147483579 AS seed,
        m.certain_bits AS used_bits,
        m.first_sample + m.draw % m.samples AS deal
    FROM (
        SELECT c.*, UNNEST(RANGE(CAST(LEAST(c.draws, 19 * c.samples) AS BIGINT))) AS draw
        FROM more_counts AS c
    ) AS m
),

-- One row per question, round and sample that is kept
holdings AS (
    SELECT h.* FROM first_holdings AS h
    UNION ALL
    SELECT h.* FROM pokersql.holdings_of('more_samples', 'weight_steps') AS h
),

-- One row: the largest number of cards that a sample needs from its shuffle, at least 1
shuffle_lengths AS (
    SELECT CAST(GREATEST(MAX(s.ends[LEN(s.ends)] + q.cards_to_come), 1) AS BIGINT) AS cards
    FROM seatings AS s
    INNER JOIN open_questions AS q ON s.question = q.question
),

-- One row per question, round and sample that is kept: the first cards of the shuffle of all cards that can come
shuffles AS (
    SELECT
        h.question,
        ANY_VALUE(h.holes) AS holes,
        ARG_MIN(
            d.card_bit,
            pokersql.shuffle_key(h.seed, h.deal, d.card_id),
            (SELECT l.cards FROM shuffle_lengths AS l)
        ) AS cards
    FROM holdings AS h
    INNER JOIN pokersql.deck AS d ON h.used_bits & d.card_bit = 0
    GROUP BY h.question, h.round, h.deal
)

SELECT
    s.question,
    CAST(1 AS HUGEINT) AS weight,
    LIST_TRANSFORM(
        k.known_holes,
        lambda pokersql_hole, pokersql_seat:
            COALESCE(pokersql_hole, s.holes[pokersql_seat])
            | pokersql.any_of(s.cards, k.ends[pokersql_seat], k.missing[pokersql_seat])
    ) AS holes,
    CAST(NULL AS TINYINT[]) AS most_suited,
    q.board_bits
    | COALESCE(s.holes[0], 0)
    | pokersql.any_of(s.cards, k.ends[LEN(k.ends)], q.cards_to_come) AS board_bits,
    CAST(0 AS BIGINT) AS used_bits,
    0 AS cards_to_come,
    q.is_sum,
    q.has_kinds,
    q.rules_number,
    q.flush_cards
FROM shuffles AS s
INNER JOIN open_questions AS q ON s.question = q.question
INNER JOIN seatings AS k ON s.question = k.question;
