-- The complete boards of each question; one board represents a class of equivalent boards
-- Grain: one row per question of `questions` and class of boards; spot is the number of the spot's first question
-- Reads: pokersql.suit_orders
-- Engine: duckdb
-- Access: internal

-- `questions` and `seat_hands` have the rows of questions_of and seat_hands_of. Questions with the same ranges and dead
-- cards are one spot. If a permutation of the suits does not change a spot's ranges, each player wins equally often on
-- a board and on its image, the board with permuted suits. board is the least image; boards is the number of the
-- question's boards with this least image.

CREATE OR REPLACE MACRO pokersql.spot_boards_of(questions, seat_hands) AS TABLE
WITH
-- One row per question: its spot, and the cards that cannot come
spot_questions AS (
    SELECT
        MIN(q.question) OVER (PARTITION BY q.range_texts) AS spot,
        q.* REPLACE (q.certain_bits AS used_bits)
    FROM QUERY_TABLE(questions) AS q
),

-- One row per spot, seat and hand that is possible in a question of the spot: the weight
spot_hands AS (
    SELECT DISTINCT q.spot, h.seat, h.card_bits, h.weight * h.divisor AS weight
    FROM spot_questions AS q
    INNER JOIN QUERY_TABLE(seat_hands) AS h ON q.question = h.question
),

-- One row per spot and permutation of the suits that does not change the spot's ranges
spot_orders AS (
    SELECT i.spot, i.suit_order
    FROM (
        SELECT
            h.spot,
            h.seat,
            h.weight,
            o AS suit_order,
            pokersql.suits_renamed(h.card_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) AS card_bits
        FROM spot_hands AS h
        CROSS JOIN pokersql.suit_orders AS o
    ) AS i
    LEFT JOIN spot_hands AS h
        ON i.spot = h.spot AND i.seat = h.seat AND i.card_bits = h.card_bits AND i.weight = h.weight
    GROUP BY i.spot, i.suit_order
    HAVING COUNT(*) = COUNT(h.spot)
),

-- One row per question: the list of the permutations of its spot
orders AS MATERIALIZED (
    SELECT q.*, s.suit_orders
    FROM spot_questions AS q
    INNER JOIN (
        SELECT o.spot, LIST(o.suit_order) AS suit_orders FROM spot_orders AS o
        GROUP BY o.spot
    ) AS s ON q.spot = s.spot
),

-- One row per question and board: the board's least image
images AS (
    SELECT
        b.question,
        b.spot,
        b.rules_number,
        b.flush_cards,
        LIST_MIN(
            LIST_TRANSFORM(
                b.suit_orders,
                lambda pokersql_order:
                    pokersql.suits_renamed(
                        b.board_bits | b.come_bits,
                        pokersql_order.suit_0,
                        pokersql_order.suit_1,
                        pokersql_order.suit_2,
                        pokersql_order.suit_3
                    )
            )
        ) AS board
    FROM pokersql.boards_of('orders') AS b
)

SELECT i.question, i.spot, i.rules_number, i.flush_cards, i.board, COUNT(*) AS boards
FROM images AS i
GROUP BY ALL;
