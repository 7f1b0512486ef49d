-- The boards that can come of questions, or of matchups
-- Grain: one row per row of the table and board; come_bits are the cards to come
-- Reads: pokersql.deck, pokersql.hole_cards
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- The table has the board, the cards that can't come, and how many come. Cards to come are added two at a time, in
-- rising order; the joins stream, so no board is kept. Where five cards come, rows are few, and threads can't share
-- them: so a table keeps them with the first two cards.

CREATE OR REPLACE MACRO pokersql.boards_of(questions) AS TABLE
WITH
-- One row per row with five cards to come, and two of them
first_pairs AS MATERIALIZED (
    SELECT p.card_bits AS pair_bits, p.card_2, q.*
    FROM QUERY_TABLE(questions) AS q
    INNER JOIN pokersql.hole_cards AS p ON q.used_bits & p.card_bits = 0
    WHERE q.cards_to_come = 5
)

SELECT CAST(0 AS BIGINT) AS come_bits, q.*
FROM QUERY_TABLE(questions) AS q
WHERE q.cards_to_come = 0
UNION ALL
SELECT d.card_bit AS come_bits, q.*
FROM QUERY_TABLE(questions) AS q
INNER JOIN pokersql.deck AS d ON q.used_bits & d.card_bit = 0
WHERE q.cards_to_come = 1
UNION ALL
SELECT p.card_bits AS come_bits, q.*
FROM QUERY_TABLE(questions) AS q
INNER JOIN pokersql.hole_cards AS p ON q.used_bits & p.card_bits = 0
WHERE q.cards_to_come = 2
UNION ALL
SELECT p.card_bits | d.card_bit AS come_bits, q.*
FROM QUERY_TABLE(questions) AS q
INNER JOIN pokersql.hole_cards AS p ON q.used_bits & p.card_bits = 0
INNER JOIN pokersql.deck AS d ON p.card_2 < d.card_id AND q.used_bits & d.card_bit = 0
WHERE q.cards_to_come = 3
UNION ALL
SELECT p.card_bits | r.card_bits AS come_bits, q.*
FROM QUERY_TABLE(questions) AS q
INNER JOIN pokersql.hole_cards AS p ON q.used_bits & p.card_bits = 0
INNER JOIN pokersql.hole_cards AS r ON p.card_2 < r.card_1 AND q.used_bits & r.card_bits = 0
WHERE q.cards_to_come = 4
UNION ALL
SELECT f.pair_bits | p.card_bits | d.card_bit AS come_bits, f.* EXCLUDE (pair_bits, card_2)
FROM first_pairs AS f
INNER JOIN pokersql.hole_cards AS p ON f.card_2 < p.card_1 AND f.used_bits & p.card_bits = 0
INNER JOIN pokersql.deck AS d ON p.card_2 < d.card_id AND f.used_bits & d.card_bit = 0;
