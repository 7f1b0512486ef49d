-- The cards that are certain in each question: the board, the dead cards, and the hand of each seat with one hand
-- Grain: one row per question of `asked` and place; the place is a seat, 1000 for the board, or 1001 for the dead cards
-- Engine: duckdb
-- Access: internal

-- `texts` and `written_hands` have the rows of asked_texts_of and written_hands_of. card_bits is NULL if the board or
-- the dead cards can't be read; for a pattern of boards card_bits has only the whole cards.

CREATE OR REPLACE MACRO pokersql.certain_cards_of(asked, texts, written_hands) AS TABLE
WITH
-- One row per question, part (board or dead) and text; two texts for one part are an error
shared_cards AS (
    SELECT DISTINCT a.question, a.game, 'board' AS part, a.board AS written FROM QUERY_TABLE(asked) AS a
    UNION ALL
    SELECT DISTINCT a.question, a.game, 'dead' AS part, a.dead AS written FROM QUERY_TABLE(asked) AS a
)

SELECT a.question, a.seat AS place, a.who, a.hand AS written, h.card_bits, NULL AS error, 1 AS texts
FROM QUERY_TABLE(asked) AS a
INNER JOIN QUERY_TABLE(written_hands) AS h ON a.game = h.game AND h.part = 'hand' AND a.hand = h.written
WHERE h.hands = 1
UNION ALL
SELECT
    s.question,
    CASE s.part WHEN 'board' THEN 1000 ELSE 1001 END AS place,
    CASE s.part WHEN 'board' THEN 'the board' ELSE 'the dead cards' END AS who,
    MAX(s.written) AS written,
    CASE WHEN COUNT(s.written) = 0 THEN 0 ELSE MAX(t.card_bits) END AS card_bits,
    MAX(t.error) AS error,
    COUNT(DISTINCT COALESCE(CAST(t.card_bits AS VARCHAR), s.written, '0')) AS texts
FROM shared_cards AS s
LEFT JOIN QUERY_TABLE(texts) AS t ON s.game = t.game AND s.part = t.part AND s.written = t.written
GROUP BY s.question, s.part;
