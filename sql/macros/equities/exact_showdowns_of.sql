-- Every board that can come beside the hole cards of each seat
-- Grain: one row per matchup of the table and board
-- Reads: pokersql.deck, pokersql.hole_cards
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- The table has a row per matchup: its question and weight, the board, the cards that can't come, and how many come.
-- Cards to come are added two at a time, in rising order; the joins stream, so no showdown is kept. Where five cards
-- come, matchups are few, and threads can't share them: so a table keeps them with the first two cards.

CREATE OR REPLACE MACRO pokersql.exact_showdowns_of(matchups) AS TABLE
WITH
-- One row per matchup with five cards to come, and two of them
first_pairs AS MATERIALIZED (
    SELECT p.card_bits AS pair_bits, p.card_2, m.*
    FROM QUERY_TABLE(matchups) AS m
    INNER JOIN pokersql.hole_cards AS p ON m.used_bits & p.card_bits = 0
    WHERE m.cards_to_come = 5
),

-- One row per matchup and board
boards AS (
    SELECT 0 AS come_bits, m.*
    FROM QUERY_TABLE(matchups) AS m
    WHERE m.cards_to_come = 0
    UNION ALL
    SELECT d.card_bit AS come_bits, m.*
    FROM QUERY_TABLE(matchups) AS m
    INNER JOIN pokersql.deck AS d ON m.used_bits & d.card_bit = 0
    WHERE m.cards_to_come = 1
    UNION ALL
    SELECT p.card_bits AS come_bits, m.*
    FROM QUERY_TABLE(matchups) AS m
    INNER JOIN pokersql.hole_cards AS p ON m.used_bits & p.card_bits = 0
    WHERE m.cards_to_come = 2
    UNION ALL
    SELECT p.card_bits | d.card_bit AS come_bits, m.*
    FROM QUERY_TABLE(matchups) AS m
    INNER JOIN pokersql.hole_cards AS p ON m.used_bits & p.card_bits = 0
    INNER JOIN pokersql.deck AS d ON p.card_2 < d.card_id AND m.used_bits & d.card_bit = 0
    WHERE m.cards_to_come = 3
    UNION ALL
    SELECT p.card_bits | q.card_bits AS come_bits, m.*
    FROM QUERY_TABLE(matchups) AS m
    INNER JOIN pokersql.hole_cards AS p ON m.used_bits & p.card_bits = 0
    INNER JOIN pokersql.hole_cards AS q ON p.card_2 < q.card_1 AND m.used_bits & q.card_bits = 0
    WHERE m.cards_to_come = 4
    UNION ALL
    SELECT f.pair_bits | q.card_bits | d.card_bit AS come_bits, f.* EXCLUDE (pair_bits, card_2)
    FROM first_pairs AS f
    INNER JOIN pokersql.hole_cards AS q ON f.card_2 < q.card_1 AND f.used_bits & q.card_bits = 0
    INNER JOIN pokersql.deck AS d ON q.card_2 < d.card_id AND f.used_bits & d.card_bit = 0
)

SELECT
    b.question,
    b.weight,
    b.board_bits | b.come_bits AS board_bits,
    b.bits_1,
    b.bits_2,
    b.bits_3,
    b.bits_4,
    b.bits_5,
    b.bits_6,
    b.bits_7,
    b.bits_8,
    b.bits_9,
    b.bits_10
FROM boards AS b;
