-- The cards of a question in the order in which they were written: hands, board and dead cards, but not ranges
-- Grain: one row per card, in the order in which the cards were written
-- Reads: asked_seats, range_pieces
-- Engine: duckdb

WITH
-- One row per text: the board, the dead cards, and each player's hand or range without a weight at the end; a range of
-- several pieces has no row
texts AS (
    SELECT 'player' AS place, a.player_id, REGEXP_REPLACE(a.hand, ':[-+\d.]+%?$', '') AS written
    FROM asked_seats AS a
    WHERE a.hand NOT IN (SELECT p.written FROM range_pieces AS p WHERE p.piece_number > 1)
    UNION ALL
    SELECT UNNEST(['board', 'dead']) AS place, 0 AS player_id, UNNEST([a.board, a.dead]) AS written
    FROM asked_seats AS a
    WHERE a.seat = 1
),

-- One row per text that has only cards as tokens: the list of the cards
card_lists AS (
    SELECT
        t.place,
        t.player_id,
        LIST_TRANSFORM(pokersql.text_tokens(t.written), lambda token: pokersql.token_card(token)) AS cards
    FROM texts AS t
    WHERE LIST_COUNT(cards) = LEN(cards)
)

SELECT c.place, c.player_id, CAST(UNNEST(c.cards) AS VARCHAR) AS card
FROM card_lists AS c
ORDER BY c.place, c.player_id, GENERATE_SUBSCRIPTS(c.cards, 1);
