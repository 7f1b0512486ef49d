-- The texts of hands, boards and dead cards in questions about equity, with the cards in each text
-- Grain: one row per game, part and text of the table `asked`; a part is hand, board or dead
-- Engine: duckdb
-- Access: internal

-- `asked` has the columns of the table that the macro equities reads; `methods` has the rows of game_methods for the
-- games in `asked`. The text random means any hand; its card_bits is 0. In a game with starting hands, every hand but
-- two cards is a range (is_range). In other games, a hand is a range if it lists the cards of several hands, or if it
-- is neither cards nor random. A board is a pattern if a slot is not a whole card: 2c 7d 9h h has any heart on the
-- turn. card_bits has only its whole cards.

CREATE OR REPLACE MACRO pokersql.asked_texts_of(asked, methods) AS TABLE
WITH
-- One row per game, part and text
parts AS (
    SELECT a.game, 'hand' AS part, a.hand AS written FROM QUERY_TABLE(asked) AS a
    UNION
    SELECT a.game, 'board' AS part, a.board AS written FROM QUERY_TABLE(asked) AS a
    UNION
    SELECT a.game, 'dead' AS part, a.dead AS written FROM QUERY_TABLE(asked) AS a
),

-- One row per part and text: the slots of a board (one per card), and whether the board is a pattern
patterns AS (
    SELECT
        t.part,
        t.written,
        pokersql.pattern_slots(t.pattern) AS slots,
        LIST_FILTER(slots, lambda pokersql_slot: pokersql.is_card(pokersql_slot)) AS whole_cards,
        REGEXP_FULL_MATCH(t.pattern, '(?:' || pokersql.slot_pattern() || '[\s,;|]*)+')
        AND LEN(whole_cards) < LEN(slots) AS is_pattern
    FROM (
        SELECT DISTINCT
            p.part, p.written, CASE WHEN p.part = 'board' THEN pokersql.pattern_text(p.written) END AS pattern
        FROM parts AS p
        WHERE p.written IS NOT NULL
    ) AS t
),

-- One row per part and text: card_bits, or the error of its cards
readings AS (
    SELECT
        c.*,
        -- in a hand, * is any card, not the joker
        CASE WHEN c.part <> 'hand' OR NOT CONTAINS(c.cards, '*') THEN pokersql.read_bits(c.cards) END AS card_bits,
        CASE WHEN card_bits IS NULL THEN pokersql.reading_error(c.cards, TRUE, 0, 400) END AS error
    FROM (
        SELECT
            t.part,
            t.written,
            CASE WHEN t.is_pattern THEN t.slots END AS slots,
            CASE WHEN t.is_pattern THEN ARRAY_TO_STRING(t.whole_cards, ' ') ELSE t.written END AS cards
        FROM patterns AS t
    ) AS c
)

SELECT
    p.game,
    p.part,
    p.written,
    p.part = 'hand' AND REGEXP_FULL_MATCH(LOWER(p.written), 'random|any|\*+') AS is_any,
    CASE
        WHEN p.part = 'board' THEN r.slots IS NOT NULL AND m.board_cards > 0
        WHEN p.part = 'dead' THEN FALSE
        WHEN m.has_starting_hands THEN COALESCE(BIT_COUNT(r.card_bits) <> m.own_cards, TRUE)
        -- if a text has more cards than a hand, it may name several hands
        ELSE
            NOT is_any
            AND (r.card_bits IS NULL OR (BIT_COUNT(r.card_bits) > m.own_cards AND REGEXP_MATCHES(p.written, '[,;]')))
    END AS is_range,
    r.slots,
    CASE WHEN is_any THEN 0 ELSE r.card_bits END AS card_bits,
    CASE
        WHEN is_any THEN NULL
        -- in a game without a board, the unknown cards of a hand are dealt
        WHEN
            p.part = 'hand' AND NOT m.has_starting_hands
            AND (
                BIT_COUNT(r.card_bits) > m.own_cards OR (m.board_cards > 0 AND BIT_COUNT(r.card_bits) < m.own_cards)
            )
            THEN 'wrong_count ' || BIT_COUNT(r.card_bits)
        WHEN is_range AND LEN(r.slots) > m.board_cards THEN 'wrong_board ' || LEN(r.slots)
        ELSE r.error
    END AS error
FROM parts AS p
INNER JOIN readings AS r ON p.part = r.part AND p.written = r.written
INNER JOIN QUERY_TABLE(methods) AS m ON p.game = m.game;
