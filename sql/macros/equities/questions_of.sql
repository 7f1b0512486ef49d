-- Questions without a problem, with the method that answers each question, and the cost of an exact answer
-- Grain: one row per question of `asked` that has no problem
-- Reads: pokersql.board_ranks, pokersql.matchup_counts, pokersql.other_cards, pokersql.suit_cards, pokersql.suit_orders
-- Engine: duckdb
-- Access: internal

-- The other tables have the rows of certain_cards_of, seat_hands_of, question_problems_of and equity_limits. ways is
-- the product of the numbers of hands of all seats. first_seat is 0 if the board is a pattern (seat 0 holds its cards),
-- else 1. method is table, exact or sim. counting is the name of the macro that answers the question, without its end
-- _outcomes_of:
--     table: two players before the flop without known cards
--     pair: two players; seconds and megabytes grow with boards * hands
--     range: three players; seconds and megabytes grow with boards * hands * cards
--     heads_up, sum: seconds grow with ways and hands_ranked; megabytes with ways and, if no board is known, boards
--     judged: seconds and megabytes grow with ways and hands_ranked
-- The factors of seconds and megabytes were measured on two cores. If the product of the ranges' weights is below 1e30,
-- all counts fit in HUGEINT.

-- C(deck, cards), the number of ways to draw `cards` cards from `deck` cards, as DOUBLE
CREATE OR REPLACE MACRO pokersql.ways_to_draw(deck, cards) AS
    COALESCE(
        LIST_AGGREGATE(
            LIST_TRANSFORM(RANGE(cards), lambda pokersql_card: (deck - pokersql_card) / (pokersql_card + 1)),
            'product'
        ),
        1.0
    );

-- The number of hands that are ranked in a second: by sums of keys (is_sum), or by judged_outcomes_of
CREATE OR REPLACE MACRO pokersql.ranked_per_second(is_sum) AS CASE WHEN is_sum THEN 60000000 ELSE 500000 END;

-- The name (counting) of the macro that ranks every showdown: judged, heads_up or sum
CREATE OR REPLACE MACRO pokersql.showdown_counting(is_sum, players) AS
    CASE WHEN NOT is_sum THEN 'judged' WHEN players = 2 THEN 'heads_up' ELSE 'sum' END;

CREATE OR REPLACE MACRO pokersql.questions_of(asked, certain_cards, seat_hands, problems, limits, methods) AS TABLE
WITH
-- One row per question: its game, its number of seats, and its texts
games AS (
    SELECT
        a.question,
        a.game,
        COUNT(*) AS players,
        STRING_AGG(a.hand, '/' ORDER BY a.seat) AS hand_texts,
        COALESCE(MAX(a.dead), '') AS dead_text,
        a.game || '/' || hand_texts || '/' || COALESCE(MAX(a.board), '') || '/' || dead_text AS texts,
        a.game || '/' || hand_texts || '/' || dead_text AS range_texts
    FROM QUERY_TABLE(asked) AS a
    WHERE a.question NOT IN (SELECT p.question FROM QUERY_TABLE(problems) AS p)
    GROUP BY a.question, a.game
),

-- One row per question: the bits of the board, of board and dead cards, and of all certain cards
certain_bits AS (
    SELECT
        c.question,
        BIT_OR(c.card_bits) FILTER (WHERE c.place = 1000) AS board_bits,
        BIT_OR(c.card_bits) FILTER (WHERE c.place >= 1000) AS known_bits,
        BIT_OR(c.card_bits) AS certain_bits
    FROM QUERY_TABLE(certain_cards) AS c
    GROUP BY c.question
),

-- One row per question and seat: the number of its hands, and the sum of their weights
seat_counts AS (
    SELECT
        h.question,
        h.seat,
        COUNT(*) AS hands,
        SUM(h.weight) AS weight,
        MAX(h.missing) AS missing,
        MAX(BIT_COUNT(h.card_bits)) AS cards,
        BIT_OR(h.card_bits) AS possible_bits
    FROM QUERY_TABLE(seat_hands) AS h
    GROUP BY h.question, h.seat
),

-- One row per question: the totals over its seats
totals AS (
    SELECT
        s.question,
        PRODUCT(s.hands) AS ways,
        SUM(s.hands) AS hands,
        PRODUCT(s.weight) AS weight,
        SUM(s.missing) AS missing,
        BIT_COUNT(BIT_OR(s.possible_bits)) AS cards,
        MIN(s.seat) AS first_seat,
        COALESCE(MAX(s.cards) FILTER (WHERE s.seat = 0), 0) AS pattern_cards
    FROM seat_counts AS s
    GROUP BY s.question
),

-- One row: the most rows that showdowns_of has per matchup. A kind of board with three or more cards of a suit has two
-- rows.
kinds AS (
    SELECT
        (SELECT COUNT(*) FROM pokersql.board_ranks AS b)
        + 2 * 4 * (
            SELECT COUNT(*)
            FROM pokersql.suit_cards AS s
            INNER JOIN pokersql.other_cards AS o ON s.cards + o.cards = 5
        ) AS kinds
),

-- One row per question: its cards, and how many boards can come
boards AS (
    SELECT
        g.* EXCLUDE (hand_texts, dead_text),
        m.is_sum,
        m.has_kinds,
        m.has_starting_hands,
        m.rules_number,
        m.flush_cards,
        c.board_bits,
        c.known_bits | ~m.deck_bits AS used_bits,
        c.certain_bits | ~m.deck_bits AS certain_bits,
        m.board_cards - BIT_COUNT(c.board_bits) - t.pattern_cards AS cards_to_come,
        t.* EXCLUDE (question),
        CASE
            WHEN m.has_kinds AND c.board_bits = 0 AND t.first_seat = 1 THEN k.kinds
            ELSE
                pokersql.ways_to_draw(
                    BIT_COUNT(m.deck_bits) - BIT_COUNT(c.known_bits) - t.pattern_cards - g.players * m.own_cards,
                    cards_to_come
                )
        END AS boards,
        g.players = 2
        AND c.known_bits = 0
        AND t.first_seat = 1
        AND g.game IN (SELECT n.game FROM pokersql.matchup_counts AS n) AS is_table
    FROM games AS g
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game
    INNER JOIN certain_bits AS c ON g.question = c.question
    INNER JOIN totals AS t ON g.question = t.question
    CROSS JOIN kinds AS k
),

-- One row per question with several matchups: how many permutations of the suits do not change the certain cards
symmetries AS (
    SELECT b.question, COUNT(*) AS orders
    FROM boards AS b
    INNER JOIN pokersql.suit_orders AS o
        ON
            b.ways > 1
            AND pokersql.suits_kept(b.board_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
            AND pokersql.suits_kept(b.used_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
            AND pokersql.suits_kept(b.certain_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3)
    GROUP BY b.question
),

-- One row per question: exact_counting, the macro for an exact answer, and how many rows this macro reads
row_counts AS (
    SELECT
        b.*,
        COALESCE(s.orders, 1) AS orders,
        CASE
            WHEN NOT b.has_starting_hands OR b.ways < 4 * b.hands OR b.first_seat = 0
                THEN pokersql.showdown_counting(b.is_sum, b.players)
            WHEN b.players = 2 AND b.cards_to_come <= 2 THEN 'pair'
            WHEN b.players = 3 AND b.cards_to_come <= 1 THEN 'range'
            ELSE pokersql.showdown_counting(b.is_sum, b.players)
        END AS exact_counting,
        GREATEST(b.ways / COALESCE(s.orders, 1), 1) AS matchups,
        matchups * b.boards * b.players AS hands_ranked,
        CASE
            WHEN b.has_kinds AND b.board_bits = 0 AND b.first_seat = 1 THEN matchups * b.boards ELSE 0
        END AS sorted_rows
    FROM boards AS b
    LEFT JOIN symmetries AS s ON b.question = s.question
),

-- One row per question: the estimated seconds and megabytes of an exact answer
costs AS (
    SELECT
        r.*,
        CASE r.exact_counting
            WHEN 'pair' THEN 0.2 + r.boards * r.hands / 4e6
            WHEN 'range' THEN 0.2 + r.boards * r.hands * r.cards / 1e6
            ELSE 0.2 + r.hands_ranked / pokersql.ranked_per_second(r.is_sum)
                + r.ways * (3 + r.orders) / 1e6
        END AS seconds,
        CASE r.exact_counting
            WHEN 'pair' THEN 100 + r.boards * r.hands * 100 / 1e6
            WHEN 'range' THEN 100 + r.boards * r.hands * r.cards * 300 / 1e6
            ELSE
                100
                + (r.ways * 600 + r.sorted_rows * 8 + CASE WHEN r.is_sum THEN 0 ELSE r.hands_ranked * 300 END) / 1e6
        END AS megabytes,
        r.missing = 0 AND r.weight < 1e30 AS is_countable
    FROM row_counts AS r
)

SELECT
    c.* EXCLUDE (has_starting_hands, hands, weight, missing, cards, pattern_cards, orders, sorted_rows),
    CASE WHEN c.is_countable AND c.seconds <= l.seconds AND c.megabytes <= l.megabytes THEN 'exact' ELSE 'sim' END
        AS counting_method,
    CASE WHEN c.is_table THEN 'table' ELSE counting_method END AS method,
    CASE
        WHEN method = 'table' THEN 'table'
        WHEN method = 'exact' THEN c.exact_counting
        ELSE pokersql.showdown_counting(c.is_sum, c.players)
    END AS counting
FROM costs AS c
CROSS JOIN QUERY_TABLE(limits) AS l;
