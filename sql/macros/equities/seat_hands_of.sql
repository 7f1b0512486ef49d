-- The hands that each seat can hold: the hands that its text names, if none of their cards is certain elsewhere
-- Grain: one row per question of `asked`, seat (0 for the board) and hand
-- Engine: duckdb
-- Access: internal

-- `asked` has the columns of the table that the macro equities reads; the other tables have the rows of
-- written_hands_of, certain_cards_of and game_methods. A seat's weights are divided by their greatest common divisor;
-- weight * divisor is the weight in the text. missing is the number of unknown own cards. If the board is a pattern,
-- seat 0 has the sets of cards that complete its whole cards.

CREATE OR REPLACE MACRO pokersql.seat_hands_of(asked, written_hands, certain_cards, methods) AS TABLE
WITH
-- One row per question in which no card is certain in two places: the bits of all its certain cards
certain_sums AS (
    SELECT c.question, BIT_OR(c.card_bits) AS card_bits
    FROM QUERY_TABLE(certain_cards) AS c
    GROUP BY c.question
    HAVING SUM(BIT_COUNT(c.card_bits)) = BIT_COUNT(BIT_OR(c.card_bits))
),

-- One row per question and seat: the text of the seat's hand, or of the board
seat_texts AS (
    SELECT a.question, a.seat, a.game, 'hand' AS part, a.hand AS written FROM QUERY_TABLE(asked) AS a
    UNION
    SELECT a.question, 0 AS seat, a.game, 'board' AS part, a.board AS written FROM QUERY_TABLE(asked) AS a
),

-- One row per question, seat and hand
hands AS (
    SELECT a.question, a.seat, h.card_bits, h.weight, h.missing, h.is_open
    FROM seat_texts AS a
    INNER JOIN certain_sums AS s ON a.question = s.question
    INNER JOIN QUERY_TABLE(methods) AS m ON a.game = m.game
    INNER JOIN QUERY_TABLE(written_hands) AS h
        ON
            a.game = h.game AND a.part = h.part AND a.written = h.written
            AND (
                (h.hands = 1 AND h.part = 'hand')
                OR h.card_bits & (s.card_bits | ~m.deck_bits) = 0
            )
),

-- One row per question and seat: the greatest common divisor of its weights
divisors AS (
    SELECT
        h.question,
        h.seat,
        LIST_REDUCE(LIST(DISTINCT h.weight), lambda pokersql_a, pokersql_b: GCD(pokersql_a, pokersql_b)) AS divisor
    FROM hands AS h
    GROUP BY h.question, h.seat
)

SELECT h.question, h.seat, h.card_bits, h.weight // d.divisor AS weight, d.divisor, h.missing, h.is_open
FROM hands AS h
INNER JOIN divisors AS d ON h.question = d.question AND h.seat = d.seat;
