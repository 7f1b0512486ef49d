-- The texts of questions, and the cards in each
-- Grain: one row per game of the table, part of a question (hand, board, dead) and text
-- Reads: nothing
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- methods are the rows of game_methods of all games asked about.
-- The table has a row per question and seat, numbered from 1: the game, who has the seat, and as texts its hand, the
-- board and the dead cards. card_bits are 0 for any hand. In games of two own cards a text that isn't two cards is a
-- range.

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

-- One row per text: its cards, or why they can't be read
readings AS (
    SELECT
        t.written,
        pokersql.read_bits(t.written) AS card_bits,
        CASE WHEN card_bits IS NULL THEN pokersql.reading_error(t.written, TRUE, 0, 400) END AS error
    FROM (SELECT DISTINCT p.written FROM parts AS p WHERE p.written IS NOT NULL) AS t
)

SELECT
    p.game,
    p.part,
    p.written,
    p.part = 'hand' AND m.takes_ranges AND COALESCE(BIT_COUNT(r.card_bits) <> m.own_cards, TRUE) AS is_range,
    p.part = 'hand' AND LOWER(p.written) IN ('random', 'any') AS is_any,
    CASE WHEN is_any THEN 0 ELSE r.card_bits END AS card_bits,
    CASE
        WHEN is_any THEN NULL
        -- in a game without a board the cards that are not known are dealt
        WHEN
            p.part = 'hand' AND NOT m.takes_ranges
            AND (
                BIT_COUNT(r.card_bits) > m.own_cards OR (m.board_cards > 0 AND BIT_COUNT(r.card_bits) < m.own_cards)
            )
            THEN 'wrong_count ' || BIT_COUNT(r.card_bits)
        ELSE r.error
    END AS error
FROM parts AS p
INNER JOIN readings AS r ON p.written = r.written
INNER JOIN QUERY_TABLE(methods) AS m ON p.game = m.game;
