-- The boards that can come in each question or matchup
-- Grain: one row per row of `questions` and board that can come: its cards to come, and the sum of their rank codes
-- Reads: pokersql.deck, pokersql.hole_cards
-- Engine: duckdb
-- Access: internal

-- `questions` has board_bits, used_bits (the cards that can't come) and cards_to_come. Boards are streamed, not stored.
-- One or two cards to come are unnested from a list, since DuckDB would scan the small table of a join on one thread.
-- More cards are joined two at a time, in rising order. If five cards are to come, `questions` has too few rows for all
-- threads, so first a row per question and pair of cards is stored.

-- The list of 2^card_id for each card
CREATE OR REPLACE MACRO pokersql.all_cards() AS
    LIST_TRANSFORM(RANGE(52), lambda pokersql_card: CAST(1 AS BIGINT) << pokersql_card);

-- The list of the bits of each combination of two cards
CREATE OR REPLACE MACRO pokersql.all_pairs() AS
    FLATTEN(
        LIST_TRANSFORM(
            RANGE(52),
            lambda pokersql_a:
                LIST_TRANSFORM(
                    RANGE(pokersql_a + 1, 52),
                    lambda pokersql_b: (CAST(1 AS BIGINT) << pokersql_a) + (CAST(1 AS BIGINT) << pokersql_b)
                )
        )
    );

-- The sum of the rank codes of each set of cards in a list
CREATE OR REPLACE MACRO pokersql.all_codes(card_sets) AS
    LIST_TRANSFORM(card_sets, lambda pokersql_bits: pokersql.code_sum(pokersql_bits));

CREATE OR REPLACE MACRO pokersql.boards_of(questions) AS TABLE
WITH
-- One row per question and pair of unused cards, for questions with five cards to come
first_pairs AS MATERIALIZED (
    SELECT p.card_bits AS pair_bits, p.rank_codes AS pair_codes, p.card_2, q.*
    FROM QUERY_TABLE(questions) AS q
    INNER JOIN pokersql.hole_cards AS p ON q.used_bits & p.card_bits = 0
    WHERE q.cards_to_come = 5
),

-- One row per question and set of cards to come, for questions with one or two cards to come; sets with used cards are
-- removed later
drawn_cards AS (
    SELECT
        UNNEST(pokersql.all_cards()) AS come_bits,
        UNNEST(pokersql.all_codes(pokersql.all_cards())) AS come_codes,
        q.*
    FROM QUERY_TABLE(questions) AS q
    WHERE q.cards_to_come = 1
    UNION ALL
    SELECT
        UNNEST(pokersql.all_pairs()) AS come_bits,
        UNNEST(pokersql.all_codes(pokersql.all_pairs())) AS come_codes,
        q.*
    FROM QUERY_TABLE(questions) AS q
    WHERE q.cards_to_come = 2
)

SELECT CAST(0 AS BIGINT) AS come_bits, CAST(0 AS BIGINT) AS come_codes, q.*
FROM QUERY_TABLE(questions) AS q
WHERE q.cards_to_come = 0
UNION ALL
SELECT d.* FROM drawn_cards AS d
WHERE d.used_bits & d.come_bits = 0
UNION ALL
SELECT p.card_bits | d.card_bit AS come_bits, p.rank_codes + d.rank_code AS come_codes, q.*
FROM QUERY_TABLE(questions) AS q
INNER JOIN pokersql.hole_cards AS p ON q.used_bits & p.card_bits = 0
INNER JOIN pokersql.deck AS d ON p.card_2 < d.card_id AND q.used_bits & d.card_bit = 0
WHERE q.cards_to_come = 3
UNION ALL
SELECT p.card_bits | r.card_bits AS come_bits, p.rank_codes + r.rank_codes AS come_codes, q.*
FROM QUERY_TABLE(questions) AS q
INNER JOIN pokersql.hole_cards AS p ON q.used_bits & p.card_bits = 0
INNER JOIN pokersql.hole_cards AS r ON p.card_2 < r.card_1 AND q.used_bits & r.card_bits = 0
WHERE q.cards_to_come = 4
UNION ALL
SELECT
    f.pair_bits | p.card_bits | d.card_bit AS come_bits,
    f.pair_codes + p.rank_codes + d.rank_code AS come_codes,
    f.* EXCLUDE (pair_bits, pair_codes, card_2)
FROM first_pairs AS f
INNER JOIN pokersql.hole_cards AS p ON f.card_2 < p.card_1 AND f.used_bits & p.card_bits = 0
INNER JOIN pokersql.deck AS d ON p.card_2 < d.card_id AND f.used_bits & d.card_bit = 0;
