-- The problems of questions; a question with a problem has no answer
-- Grain: one row per question of `asked` and problem
-- Engine: duckdb
-- Access: internal

-- The arguments `texts`, `pieces`, `certain_cards` and `seat_hands` are tables with the rows of asked_texts_of,
-- range_pieces_of, certain_cards_of and seat_hands_of. Problems are found in six steps; a question has only the
-- problems of the first step that finds one. turn orders these problems. place names the player or cards with the
-- invalid text, NULL if the whole question is invalid.

CREATE OR REPLACE MACRO pokersql.question_problems_of(asked, texts, pieces, certain_cards, seat_hands, methods) AS TABLE
WITH
-- One row per question: its game, and its number of seats
games AS (
    SELECT a.question, a.game, COUNT(*) AS players
    FROM QUERY_TABLE(asked) AS a
    GROUP BY a.question, a.game
),

-- One row per question and card that is in two or more places
duplicates AS (
    SELECT
        t.question,
        r.range AS card_id,
        STRING_AGG(t.who, ' and ' ORDER BY t.place) AS places
    FROM (
        SELECT
            c.*,
            BIT_OR(c.card_bits) OVER (PARTITION BY c.question) AS all_bits,
            SUM(BIT_COUNT(c.card_bits)) OVER (PARTITION BY c.question) AS cards
        FROM QUERY_TABLE(certain_cards) AS c
    ) AS t
    INNER JOIN RANGE(53) AS r ON t.cards > BIT_COUNT(t.all_bits) AND (t.card_bits >> r.range) & 1 = 1
    GROUP BY t.question, r.range
    HAVING COUNT(*) > 1
),

-- One row per problem
problems AS (
    SELECT
        g.question,
        1 AS step,
        0 AS turn,
        NULL AS place,
        g.game AS written,
        'wrong_game ''' || g.game || '''' AS error
    FROM games AS g
    WHERE g.game NOT IN (SELECT m.game FROM QUERY_TABLE(methods) AS m)
    UNION ALL
    SELECT
        g.question,
        1 AS step,
        1 AS turn,
        NULL AS place,
        CAST(g.players AS TEXT) AS written,
        'wrong_players ' || g.players AS error
    FROM games AS g
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game
    WHERE g.players NOT BETWEEN 2 AND m.most_players
    UNION ALL
    SELECT a.question, 2 AS step, 1000 * a.seat AS turn, a.who AS place, '' AS written, 'no_hand' AS error
    FROM QUERY_TABLE(asked) AS a
    WHERE a.hand IS NULL
    UNION ALL
    SELECT a.question, 2 AS step, 1000 * a.seat AS turn, a.who AS place, a.hand AS written, t.error
    FROM QUERY_TABLE(asked) AS a
    INNER JOIN QUERY_TABLE(texts) AS t ON a.game = t.game AND t.part = 'hand' AND a.hand = t.written
    WHERE NOT t.is_range AND t.error IS NOT NULL
    UNION ALL
    SELECT
        a.question,
        2 AS step,
        1000 * a.seat + p.piece_number AS turn,
        a.who AS place,
        p.piece AS written,
        -- the error is about cards if the text is cards, or if it has a card that no pattern can contain
        CASE
            WHEN t.card_bits IS NOT NULL THEN 'wrong_count ' || BIT_COUNT(t.card_bits)
            WHEN
                t.error NOT LIKE 'bad_card %'
                OR (
                    m.own_cards <> 2
                    AND REGEXP_MATCHES(a.hand, pokersql.card_pattern())
                    AND NOT REGEXP_FULL_MATCH(
                        pokersql.pattern_text(SPLIT_PART(t.error, '''', 2)),
                        '(?:' || pokersql.slot_pattern() || '|[:!$+-])+'
                    )
                )
                THEN t.error
            ELSE p.error
        END AS error
    FROM QUERY_TABLE(asked) AS a
    INNER JOIN QUERY_TABLE(texts) AS t ON a.game = t.game AND t.part = 'hand' AND a.hand = t.written AND t.is_range
    INNER JOIN QUERY_TABLE(methods) AS m ON a.game = m.game
    INNER JOIN QUERY_TABLE(pieces) AS p ON a.game = p.game AND a.hand = p.written AND p.error IS NOT NULL
    UNION ALL
    SELECT c.question, 2 AS step, 1000 * c.place AS turn, c.who AS place, c.written, c.error
    FROM QUERY_TABLE(certain_cards) AS c
    WHERE c.error IS NOT NULL
    UNION ALL
    SELECT
        c.question,
        3 AS step,
        c.place AS turn,
        NULL AS place,
        c.written,
        CASE c.place WHEN 1000 THEN 'two_boards' ELSE 'two_sets of the dead cards' END AS error
    FROM QUERY_TABLE(certain_cards) AS c
    WHERE c.texts > 1
    UNION ALL
    SELECT
        c.question,
        4 AS step,
        1000 * c.place + r.range AS turn,
        c.who AS place,
        pokersql.number_text(r.range, TRUE) AS written,
        'not_in_deck ''' || pokersql.number_text(r.range, TRUE) || '''' AS error
    FROM QUERY_TABLE(certain_cards) AS c
    INNER JOIN games AS g ON c.question = g.question
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game
    INNER JOIN RANGE(53) AS r ON c.card_bits & ~m.deck_bits <> 0 AND ((c.card_bits & ~m.deck_bits) >> r.range) & 1 = 1
    UNION ALL
    SELECT
        d.question,
        4 AS step,
        d.card_id AS turn,
        d.places AS place,
        pokersql.number_text(d.card_id, TRUE) AS written,
        'duplicate_card ''' || pokersql.number_text(d.card_id, TRUE) || '''' AS error
    FROM duplicates AS d
    UNION ALL
    SELECT
        c.question,
        5 AS step,
        c.place AS turn,
        NULL AS place,
        c.written,
        'wrong_board ' || BIT_COUNT(c.card_bits) AS error
    FROM QUERY_TABLE(certain_cards) AS c
    INNER JOIN games AS g ON c.question = g.question
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game
    WHERE c.place = 1000 AND BIT_COUNT(c.card_bits) > m.board_cards
    UNION ALL
    SELECT a.question, 5 AS step, a.seat AS turn, a.who AS place, a.hand AS written, 'empty_range' AS error
    FROM QUERY_TABLE(asked) AS a
    ANTI JOIN QUERY_TABLE(seat_hands) AS h ON a.question = h.question AND a.seat = h.seat
    UNION ALL
    SELECT DISTINCT
        a.question, 5 AS step, 1000 AS turn, 'the board' AS place, a.board AS written, 'empty_board' AS error
    FROM QUERY_TABLE(asked) AS a
    INNER JOIN QUERY_TABLE(texts) AS t ON a.game = t.game AND t.part = 'board' AND a.board = t.written AND t.is_range
    ANTI JOIN QUERY_TABLE(seat_hands) AS h ON a.question = h.question AND h.seat = 0
    UNION ALL
    SELECT
        c.question,
        6 AS step,
        c.place AS turn,
        c.who AS place,
        c.written,
        'wrong_count ' || BIT_COUNT(c.card_bits) AS error
    FROM QUERY_TABLE(certain_cards) AS c
    INNER JOIN games AS g ON c.question = g.question
    INNER JOIN QUERY_TABLE(methods) AS m ON g.game = m.game
    WHERE c.place = 1001 AND BIT_COUNT(m.deck_bits) < BIT_COUNT(c.card_bits) + m.board_cards + g.players * m.own_cards
)

SELECT p.question, p.turn, p.place, p.written, p.error
FROM problems AS p
QUALIFY p.step = MIN(p.step) OVER (PARTITION BY p.question);
