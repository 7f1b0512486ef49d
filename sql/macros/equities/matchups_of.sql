-- One matchup for each class of equivalent matchups; a matchup is a hand for each seat, without a common card
-- Grain: one row per question of `questions` and class of matchups
-- Reads: pokersql.suit_orders
-- Engine: duckdb
-- Access: internal

-- `questions` and `seat_hands` have the rows of questions_of and seat_hands_of. Two matchups are in one class if a
-- permutation of the suits maps one to the other and does not change the board or the set of cards that can't come. The
-- column weight is the sum over the class of the product of the hands' weights. holes lists the own cards
-- of each seat. most_suited lists for each suit how many of its cards one seat has at most; it is NULL if boards are
-- not counted by kind (see showdowns_of).

CREATE OR REPLACE MACRO pokersql.matchups_of(questions, seat_hands) AS TABLE
WITH RECURSIVE
-- One row per question that is counted over a list of matchups
open_questions AS (
    SELECT q.* FROM QUERY_TABLE(questions) AS q
    WHERE q.method = 'exact' AND q.counting IN ('heads_up', 'sum', 'judged')
),

-- One row per question and matchup of its first seats, from no seat to all; seat 0 holds the cards of a board's pattern
deals AS (
    SELECT
        q.question,
        CAST(q.first_seat - 1 AS BIGINT) AS seat,
        q.used_bits,
        CAST([] AS BIGINT[]) AS holes,
        CAST(1 AS HUGEINT) AS weight
    FROM open_questions AS q
    UNION ALL
    SELECT
        d.question,
        d.seat + 1 AS seat,
        d.used_bits | h.card_bits AS used_bits,
        LIST_APPEND(d.holes, h.card_bits) AS holes,
        d.weight * h.weight AS weight
    FROM deals AS d
    INNER JOIN QUERY_TABLE(seat_hands) AS h
        ON d.question = h.question AND d.seat + 1 = h.seat AND d.used_bits & h.card_bits = 0
),

-- One row per question and permutation of the suits that does not change the known cards, for questions with several
-- matchups
orders AS (
    SELECT q.question, o.*
    FROM open_questions AS q
    INNER JOIN pokersql.suit_orders AS o
        ON
            q.ways > 1
            AND pokersql.suits_kept(q.board_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
            AND pokersql.suits_kept(q.used_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
),

-- One row per question and matchup of all seats: the matchup's least image under the permutations in orders
least_images AS (
    SELECT
        d.question,
        d.weight,
        COALESCE(
            MIN(
                LIST_TRANSFORM(
                    d.holes,
                    lambda pokersql_hole:
                        pokersql.suits_renamed(pokersql_hole, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
                )
            ) FILTER (WHERE o.question IS NOT NULL),
            d.holes
        ) AS holes
    FROM deals AS d
    INNER JOIN open_questions AS q ON d.question = q.question AND d.seat = q.players
    LEFT JOIN orders AS o ON d.question = o.question
    GROUP BY d.question, d.holes, d.weight
),

-- One row per question and least image: the sum of the weights of the matchups with this image
images AS (
    SELECT l.question, l.holes, SUM(l.weight) AS weight
    FROM least_images AS l
    GROUP BY l.question, l.holes
)

SELECT
    i.question,
    i.weight,
    i.holes[2 - q.first_seat:] AS holes,
    CASE
        WHEN q.has_kinds AND q.board_bits = 0 AND q.first_seat = 1
            THEN
                LIST_TRANSFORM(
                    RANGE(4),
                    lambda pokersql_suit:
                        LIST_MAX(
                            LIST_TRANSFORM(
                                i.holes,
                                lambda pokersql_hole: BIT_COUNT(pokersql.suit_codes(pokersql_hole, pokersql_suit))
                            )
                        )
                )
    END AS most_suited,
    q.board_bits | CASE q.first_seat WHEN 0 THEN i.holes[1] ELSE 0 END AS board_bits,
    q.used_bits | LIST_AGGREGATE(i.holes, 'bit_or') AS used_bits,
    q.cards_to_come,
    q.is_sum,
    q.has_kinds,
    q.rules_number,
    q.flush_cards
FROM images AS i
INNER JOIN open_questions AS q ON i.question = q.question;
