-- What each seat's hand or range is worth, for a table of questions in one game
-- Grain: one row per row of the table
-- Reads: pokersql.judges, pokersql.matchup_counts
-- Source: sql/equity/answers/equity.sql, which counts the same (tests/test_equity_of.py)
-- Engine: duckdb
-- Access: internal

-- The table has a row per question and seat, numbered from 1: who it is, and as texts its hand, board and dead cards.
-- Two hands or ranges before the flop are looked up in matchup_counts. Any other question whose showdowns are few
-- enough is counted; else samples are drawn. An error leaves a question without an answer, not the others.

-- The most showdowns that are counted for a question: where a sum tells the rank of a hand, and where it does not
CREATE OR REPLACE MACRO pokersql.most_showdowns(is_sum) AS CASE WHEN is_sum THEN 2000000 ELSE 100000 END;

-- How many ways there are to draw so many cards of a deck, as DOUBLE
CREATE OR REPLACE MACRO pokersql.draws_of(deck, cards) AS
    COALESCE(
        LIST_AGGREGATE(
            LIST_TRANSFORM(RANGE(cards), lambda pokersql_card: (deck - pokersql_card) / (pokersql_card + 1)),
            'product'
        ),
        1.0
    );

CREATE OR REPLACE MACRO pokersql.equities(seats_table, game_name, seed, samples) AS TABLE
WITH RECURSIVE
-- One row per half of the game
halves AS MATERIALIZED (
    SELECT j.* FROM pokersql.judges AS j
    WHERE j.name = pokersql.judge_name(NULL, game_name) AND j.game > ''
),

-- One row: the game's numbers of cards, and whether a sum tells the rank of a hand
traits AS MATERIALIZED (
    SELECT
        ANY_VALUE(h.game) AS game,
        ANY_VALUE(h.deck_bits) AS deck_bits,
        ANY_VALUE(h.most_own) AS own_cards,
        ANY_VALUE(h.most_board) AS board_cards,
        ANY_VALUE(h.most_own) = 2 AS takes_ranges,
        COUNT(*) = 1
        AND BOOL_AND(
            h.own_used < 0 AND h.wild_bits = 0 AND h.rainbow = 0 AND h.most_own + h.most_board <= h.most_cards
        ) AS is_sum
    FROM halves AS h
),

-- One row per question and seat
seats AS MATERIALIZED (
    SELECT s.question, s.seat, s.who, s.hand, s.board, s.dead
    FROM QUERY_TABLE(seats_table) AS s
),

-- One row per different text: its cards, or why they can't be read
texts AS MATERIALIZED (
    SELECT
        t.written,
        pokersql.read_bits(t.written) AS card_bits,
        CASE WHEN card_bits IS NULL THEN pokersql.reading_error(t.written, i.deck_bits >> 52 = 1, 0, 400) END AS error
    FROM (
        SELECT s.hand AS written FROM seats AS s
        UNION
        SELECT s.board AS written FROM seats AS s
        UNION
        SELECT s.dead AS written FROM seats AS s
    ) AS t
    CROSS JOIN traits AS i
    WHERE t.written IS NOT NULL
),

-- One row per different text of a hand: whether it is a range; if not, its cards, none for any hand
hand_texts AS MATERIALIZED (
    SELECT
        t.written,
        CASE WHEN a.is_any THEN 0 ELSE t.card_bits END AS card_bits,
        i.takes_ranges AND COALESCE(BIT_COUNT(t.card_bits) <> 2, TRUE) AS is_range,
        CASE
            WHEN i.takes_ranges OR a.is_any THEN NULL
            -- in a game without a board the cards that are not known are dealt
            WHEN BIT_COUNT(t.card_bits) > i.own_cards OR (i.board_cards > 0 AND BIT_COUNT(t.card_bits) < i.own_cards)
                THEN 'wrong_count ' || BIT_COUNT(t.card_bits)
            ELSE t.error
        END AS error
    FROM (SELECT DISTINCT s.hand AS written, LOWER(s.hand) IN ('random', 'any') AS is_any FROM seats AS s) AS a
    INNER JOIN texts AS t ON a.written = t.written
    CROSS JOIN traits AS i
),

-- One row per different text of a range
range_texts AS (
    SELECT t.written FROM hand_texts AS t
    WHERE t.is_range
),

-- One row per range and piece of it
range_pieces AS MATERIALIZED (
    SELECT p.* FROM pokersql.range_pieces_of('range_texts') AS p
),

-- One row per range that can't be read: its first error; cards that are no range have an error of cards
range_errors AS (
    SELECT
        p.written,
        CASE
            WHEN t.card_bits IS NOT NULL THEN 'wrong_count ' || BIT_COUNT(t.card_bits)
            WHEN t.error LIKE 'bad_card %' THEN p.error
            ELSE t.error
        END AS error
    FROM (
        SELECT r.written, ARG_MIN(r.error, r.piece_number) AS error
        FROM range_pieces AS r
        WHERE r.error IS NOT NULL
        GROUP BY r.written
    ) AS p
    INNER JOIN texts AS t ON p.written = t.written
),

-- One row per different text and hand that it names
text_hands AS MATERIALIZED (
    SELECT t.written, t.card_bits, CAST(1 AS BIGINT) AS weight
    FROM hand_texts AS t
    WHERE NOT t.is_range AND t.error IS NULL
    UNION ALL
    SELECT h.written, h.card_bits, h.weight
    FROM pokersql.range_hands_of('range_pieces') AS h
    WHERE h.written NOT IN (SELECT e.written FROM range_errors AS e)
),

-- One row per different text: how many hands it names, and its cards if it is one hand
text_counts AS MATERIALIZED (
    SELECT h.written, COUNT(*) AS hands, CASE WHEN COUNT(*) = 1 THEN MIN(h.card_bits) END AS card_bits
    FROM text_hands AS h
    GROUP BY h.written
),

-- One row per question: its board and dead cards, as text and as bits
givens AS MATERIALIZED (
    SELECT
        q.question,
        q.players,
        q.boards,
        q.deads,
        b.error AS board_error,
        d.error AS dead_error,
        CASE WHEN q.board IS NULL THEN CAST(0 AS BIGINT) ELSE b.card_bits END AS board_bits,
        CASE WHEN q.dead IS NULL THEN CAST(0 AS BIGINT) ELSE d.card_bits END AS dead_bits
    FROM (
        SELECT
            s.question,
            COUNT(*) AS players,
            COUNT(DISTINCT COALESCE(CAST(b.card_bits AS VARCHAR), s.board, '0')) AS boards,
            COUNT(DISTINCT COALESCE(CAST(d.card_bits AS VARCHAR), s.dead, '0')) AS deads,
            MAX(s.board) AS board,
            MAX(s.dead) AS dead
        FROM seats AS s
        LEFT JOIN texts AS b ON s.board = b.written
        LEFT JOIN texts AS d ON s.dead = d.written
        GROUP BY s.question
    ) AS q
    LEFT JOIN texts AS b ON q.board = b.written
    LEFT JOIN texts AS d ON q.dead = d.written
),

-- One row per question and place of certain cards: the board, the dead cards, and the seats that hold one hand
certain_cards AS MATERIALIZED (
    SELECT s.question, s.seat AS place, s.who, c.card_bits
    FROM seats AS s
    INNER JOIN text_counts AS c ON s.hand = c.written
    WHERE c.card_bits IS NOT NULL
    UNION ALL
    SELECT g.question, 1000 AS place, 'the board' AS who, g.board_bits AS card_bits
    FROM givens AS g
    UNION ALL
    SELECT g.question, 1001 AS place, 'the dead cards' AS who, g.dead_bits AS card_bits
    FROM givens AS g
),

-- One row per question: its certain cards
certain_sums AS MATERIALIZED (
    SELECT
        c.question,
        BIT_OR(c.card_bits) AS card_bits,
        SUM(BIT_COUNT(c.card_bits)) > BIT_COUNT(BIT_OR(c.card_bits)) AS has_duplicate
    FROM certain_cards AS c
    GROUP BY c.question
),

-- One row per question with a card in two places: the lowest such card, and these places
duplicates AS (
    SELECT
        t.question,
        'duplicate_card ''' || pokersql.number_text(ARG_MIN(t.card_id, t.card_id), TRUE) || ''' of '
        || ARG_MIN(t.places, t.card_id) AS error
    FROM (
        SELECT c.question, r.range AS card_id, STRING_AGG(c.who, ' and ' ORDER BY c.place) AS places
        FROM certain_cards AS c
        INNER JOIN certain_sums AS s ON c.question = s.question AND s.has_duplicate
        INNER JOIN RANGE(53) AS r ON (c.card_bits >> r.range) & 1 = 1
        GROUP BY c.question, r.range
        HAVING COUNT(*) > 1
    ) AS t
    GROUP BY t.question
),

-- One row per question, seat and hand that shares no card with certain cards of other places
open_hands AS MATERIALIZED (
    SELECT s.question, s.seat, h.card_bits, h.weight, i.own_cards - BIT_COUNT(h.card_bits) AS missing
    FROM seats AS s
    INNER JOIN text_counts AS c ON s.hand = c.written
    INNER JOIN certain_sums AS k ON s.question = k.question AND NOT k.has_duplicate
    INNER JOIN text_hands AS h ON s.hand = h.written AND (c.hands = 1 OR h.card_bits & k.card_bits = 0)
    CROSS JOIN traits AS i
),

-- One row per question and seat that can have a hand: how many
seat_counts AS MATERIALIZED (
    SELECT
        h.question,
        h.seat,
        COUNT(*) AS hands,
        MAX(h.missing) AS missing,
        LIST_REDUCE(LIST(DISTINCT h.weight), lambda pokersql_a, pokersql_b: GCD(pokersql_a, pokersql_b)) AS divisor
    FROM open_hands AS h
    GROUP BY h.question, h.seat
),

-- One row per problem of a question; the first step's are told
problems AS (
    SELECT s.question, 1 AS step, s.seat AS place, 'no_hand of ' || s.who AS error
    FROM seats AS s
    WHERE s.hand IS NULL
    UNION ALL
    SELECT s.question, 1 AS step, s.seat AS place, t.error || ' of ' || s.who AS error
    FROM seats AS s
    INNER JOIN hand_texts AS t ON s.hand = t.written
    WHERE t.error IS NOT NULL
    UNION ALL
    SELECT s.question, 1 AS step, s.seat AS place, e.error || ' of ' || s.who AS error
    FROM seats AS s
    INNER JOIN range_errors AS e ON s.hand = e.written
    UNION ALL
    SELECT g.question, 2 AS step, 1 AS place, g.board_error || ' of the board' AS error
    FROM givens AS g
    WHERE g.board_bits IS NULL
    UNION ALL
    SELECT g.question, 2 AS step, 2 AS place, g.dead_error || ' of the dead cards' AS error
    FROM givens AS g
    WHERE g.dead_bits IS NULL
    UNION ALL
    SELECT g.question, 3 AS step, 1 AS place, 'wrong_players ' || g.players AS error
    FROM givens AS g
    WHERE g.players NOT BETWEEN 2 AND 10
    UNION ALL
    SELECT g.question, 3 AS step, 2 AS place, 'two_boards' AS error
    FROM givens AS g
    WHERE g.boards > 1
    UNION ALL
    SELECT g.question, 3 AS step, 3 AS place, 'two_sets of the dead cards' AS error
    FROM givens AS g
    WHERE g.deads > 1
    UNION ALL
    SELECT g.question, 3 AS step, 4 AS place, 'wrong_board ' || BIT_COUNT(g.board_bits) AS error
    FROM givens AS g
    CROSS JOIN traits AS i
    WHERE BIT_COUNT(g.board_bits) > i.board_cards
    UNION ALL
    SELECT
        c.question,
        4 AS step,
        c.place,
        'not_in_deck ''' || pokersql.lowest_card(c.card_bits & ~i.deck_bits) || ''' of ' || c.who AS error
    FROM certain_cards AS c
    CROSS JOIN traits AS i
    WHERE c.card_bits & ~i.deck_bits <> 0
    UNION ALL
    SELECT d.question, 5 AS step, 0 AS place, d.error
    FROM duplicates AS d
    UNION ALL
    SELECT s.question, 6 AS step, s.seat AS place, 'empty_range of ' || s.who AS error
    FROM seats AS s
    LEFT JOIN seat_counts AS c ON s.question = c.question AND s.seat = c.seat
    WHERE c.seat IS NULL
    UNION ALL
    SELECT
        g.question,
        7 AS step,
        0 AS place,
        'wrong_count ' || BIT_COUNT(g.dead_bits) || ' of the dead cards' AS error
    FROM givens AS g
    CROSS JOIN traits AS i
    WHERE BIT_COUNT(i.deck_bits) < BIT_COUNT(g.dead_bits) + i.board_cards + g.players * i.own_cards
),

-- One row per question with a problem: the first
question_errors AS MATERIALIZED (
    SELECT p.question, ARG_MIN(p.error, [p.step, p.place]) AS error
    FROM problems AS p
    GROUP BY p.question
),

-- One row per question that has an answer: how many showdowns it has, and how it is found
questions AS MATERIALIZED (
    SELECT
        g.question,
        g.players,
        g.board_bits,
        g.board_bits | g.dead_bits | ~i.deck_bits AS used_bits,
        i.board_cards - BIT_COUNT(g.board_bits) AS cards_to_come,
        i.is_sum,
        CASE
            WHEN s.missing > 0 THEN 'sim'
            WHEN
                g.players = 2
                AND g.board_bits | g.dead_bits = 0
                AND i.game IN (SELECT m.game FROM pokersql.matchup_counts AS m)
                THEN 'table'
            WHEN
                s.ways * pokersql.draws_of(
                    BIT_COUNT(i.deck_bits) - BIT_COUNT(g.board_bits | g.dead_bits) - g.players * i.own_cards,
                    i.board_cards - BIT_COUNT(g.board_bits)
                )
                <= pokersql.most_showdowns(i.is_sum)
                THEN 'exact'
            ELSE 'sim'
        END AS method
    FROM givens AS g
    CROSS JOIN traits AS i
    INNER JOIN (
        SELECT c.question, SUM(c.missing) AS missing, PRODUCT(c.hands) AS ways
        FROM seat_counts AS c
        GROUP BY c.question
    ) AS s ON g.question = s.question
    WHERE g.question NOT IN (SELECT e.question FROM question_errors AS e)
),

-- One row per question, seat and hand; weights are the smallest whole numbers
seat_hands AS MATERIALIZED (
    SELECT h.question, h.seat, h.card_bits, h.missing, h.weight // c.divisor AS weight
    FROM open_hands AS h
    INNER JOIN seat_counts AS c ON h.question = c.question AND h.seat = c.seat
),

-- One row per question that is counted, and matchup of its first 0, 1, ... seats
deals AS (
    SELECT
        q.question,
        CAST(0 AS BIGINT) AS seat,
        q.used_bits,
        CAST([] AS BIGINT[]) AS holes,
        CAST(1 AS HUGEINT) AS weight
    FROM questions AS q
    WHERE q.method <> 'sim'
    UNION ALL
    SELECT
        d.question,
        d.seat + 1 AS seat,
        d.used_bits | h.card_bits AS used_bits,
        LIST_APPEND(d.holes, h.card_bits) AS holes,
        d.weight * h.weight AS weight
    FROM deals AS d
    INNER JOIN seat_hands AS h ON d.question = h.question AND d.seat + 1 = h.seat AND d.used_bits & h.card_bits = 0
),

-- One row per question that is counted, and matchup
matchups AS MATERIALIZED (
    SELECT
        d.question,
        d.weight,
        q.is_sum,
        q.method,
        q.board_bits,
        d.used_bits,
        q.cards_to_come,
        d.holes[1] AS bits_1,
        d.holes[2] AS bits_2,
        d.holes[3] AS bits_3,
        d.holes[4] AS bits_4,
        d.holes[5] AS bits_5,
        d.holes[6] AS bits_6,
        d.holes[7] AS bits_7,
        d.holes[8] AS bits_8,
        d.holes[9] AS bits_9,
        d.holes[10] AS bits_10
    FROM deals AS d
    INNER JOIN questions AS q ON d.question = q.question AND d.seat = q.players
),

-- One row per question whose answer is sampled
sampled_questions AS (
    SELECT
        q.question,
        q.board_bits,
        q.used_bits,
        q.cards_to_come,
        q.is_sum,
        CAST((seed + MD5_NUMBER_LOWER(t.texts)) % 2147483579 AS BIGINT) AS seed
    FROM questions AS q
    INNER JOIN (
        SELECT
            s.question,
            STRING_AGG(s.hand, '/' ORDER BY s.seat) || '/' || COALESCE(MAX(s.board), '') || '/'
            || COALESCE(MAX(s.dead), '') AS texts
        FROM seats AS s
        GROUP BY s.question
    ) AS t ON q.question = t.question
    WHERE q.method = 'sim'
),

-- One row per matchup that is counted in a game whose ranks a sum tells
sum_matchups AS (
    SELECT m.* FROM matchups AS m
    WHERE m.method = 'exact' AND m.is_sum
),

-- One row per matchup that is counted in any other game
other_matchups AS (
    SELECT m.* FROM matchups AS m
    WHERE m.method = 'exact' AND NOT m.is_sum
),

-- One row per sampled question of a game whose ranks a sum tells
sum_questions AS (
    SELECT q.* FROM sampled_questions AS q
    WHERE q.is_sum
),

-- One row per sampled question of any other game
other_questions AS (
    SELECT q.* FROM sampled_questions AS q
    WHERE NOT q.is_sum
),

-- One row per showdown of a game whose ranks a sum tells
sum_showdowns AS (
    SELECT x.* FROM pokersql.exact_showdowns_of('sum_matchups') AS x
    UNION ALL
    SELECT x.* FROM pokersql.sampled_showdowns_of('sum_questions', 'seat_hands', samples) AS x
),

-- One row per showdown of any other game
other_showdowns AS (
    SELECT x.* FROM pokersql.exact_showdowns_of('other_matchups') AS x
    UNION ALL
    SELECT x.* FROM pokersql.sampled_showdowns_of('other_questions', 'seat_hands', samples) AS x
),

-- One row per question and outcome of a matchup before the flop
table_outcomes AS (
    SELECT
        m.question,
        UNNEST([1, 2, 3]) AS high_winners,
        0 AS low_winners,
        m.weight * UNNEST([c.wins, c.losses, c.ties]) AS runouts
    FROM matchups AS m
    INNER JOIN pokersql.matchup_counts AS c ON pokersql.matchup_key(m.bits_1, m.bits_2) = c.matchup
    WHERE m.method = 'table'
),

-- One row per question and set of winners of each half of the pot
outcomes AS (
    SELECT o.question, o.high_winners, o.low_winners, SUM(o.runouts) AS runouts
    FROM (
        SELECT x.* FROM table_outcomes AS x
        UNION ALL
        SELECT x.* FROM pokersql.sum_outcomes_of('sum_showdowns', 'halves') AS x
        UNION ALL
        SELECT x.* FROM pokersql.judged_outcomes_of('other_showdowns', 'halves') AS x
    ) AS o
    GROUP BY o.question, o.high_winners, o.low_winners
),

-- One row per question and set of winners: the parts of the pot that each winner of a half gets
half_parts AS (
    SELECT
        o.question,
        o.high_winners,
        o.low_winners,
        o.runouts,
        q.method,
        2 * 2520 AS pot_parts, -- which each number of winners from 1 to 10 divides
        CASE WHEN o.low_winners > 0 THEN 2520 ELSE 2 * 2520 END // GREATEST(BIT_COUNT(o.high_winners), 1)
            AS high_parts,
        CASE WHEN o.high_winners > 0 THEN 2520 ELSE 2 * 2520 END // GREATEST(BIT_COUNT(o.low_winners), 1) AS low_parts
    FROM outcomes AS o
    INNER JOIN questions AS q ON o.question = q.question
),

-- One row per question, set of winners and seat: its parts of the pot
pot_shares AS (
    SELECT
        p.question,
        p.method,
        s.seat,
        p.runouts,
        p.pot_parts,
        ((p.high_winners >> (s.seat - 1)) & 1) * p.high_parts + ((p.low_winners >> (s.seat - 1)) & 1) * p.low_parts
            AS parts
    FROM half_parts AS p
    INNER JOIN seats AS s ON p.question = s.question
),

-- One row per question with an answer and seat
answers AS (
    SELECT
        p.question,
        p.seat,
        p.method,
        SUM(p.runouts) AS runouts,
        COALESCE(SUM(p.runouts) FILTER (p.parts = p.pot_parts), 0) AS wins,
        COALESCE(SUM(p.runouts) FILTER (p.parts BETWEEN 1 AND p.pot_parts - 1), 0) AS ties,
        COALESCE(SUM(p.runouts) FILTER (p.parts = 0), 0) AS losses,
        SUM(p.runouts * p.parts) / (ANY_VALUE(p.pot_parts) * SUM(p.runouts)) AS equity,
        SUM(p.runouts * POW(p.parts / p.pot_parts, 2)) / SUM(p.runouts) AS mean_square
    FROM pot_shares AS p
    GROUP BY p.question, p.seat, p.method
)

SELECT
    s.question,
    s.seat,
    a.equity,
    TRY_CAST(a.wins AS BIGINT) AS wins,
    TRY_CAST(a.ties AS BIGINT) AS ties,
    TRY_CAST(a.losses AS BIGINT) AS losses,
    TRY_CAST(a.runouts AS BIGINT) AS runouts,
    a.method,
    CASE WHEN a.method = 'sim' THEN SQRT(GREATEST(a.mean_square - a.equity * a.equity, 0) / a.runouts) END
        AS standard_error,
    CASE
        WHEN e.error IS NOT NULL THEN e.error
        WHEN a.question IS NULL THEN 'no_matchup: the ranges leave the seats no hands without a common card'
    END AS error
FROM seats AS s
LEFT JOIN answers AS a ON s.question = a.question AND s.seat = a.seat
LEFT JOIN question_errors AS e ON s.question = e.question;
