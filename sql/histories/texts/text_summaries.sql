-- The lines of kind 'player' in the summaries of hands in text formats
-- Grain: one row per line of this kind
-- Reads: fold_words, pokersql.games, streets, text_headers, text_listed, text_values
-- Engine: duckdb
-- Access: internal

-- player is NULL if the line does not name the player who is listed for its seat. fold_street is the street_no of the
-- fold, 0 if the player shows or wins, and NULL if the line tells neither.

CREATE OR REPLACE TEMPORARY TABLE text_summaries AS
WITH
-- One row per line: the text after the player's name. player is the listed player of the seat, or NULL if the line
-- names another player
names AS (
    SELECT
        v.hand_no,
        v.line_no,
        v.line,
        v.seat,
        s.player,
        SUBSTR(v.rest, LENGTH(COALESCE(s.player, '')) + 1) AS words
    FROM text_values AS v
    LEFT JOIN text_listed AS s
        ON v.hand_no = s.hand_no AND v.seat = s.seat AND STARTS_WITH(v.rest || ' ', s.player || ' ')
    WHERE v.kind = 'player' AND v.rest > ''
),

-- One row per hand and name of a street in fold_words: the street_no that the street has in the hand's game
fold_streets AS (
    SELECT h.hand_no, w.words, s.street_no
    FROM text_headers AS h
    INNER JOIN pokersql.games AS g ON h.game = g.game
    INNER JOIN streets AS s ON g.board_cards = s.board_cards AND g.draws = s.draws
    INNER JOIN fold_words AS w ON s.street = w.street
)

SELECT
    n.hand_no,
    n.line_no,
    n.line,
    n.seat,
    n.player,
    CONTAINS(n.words, '(button)') AS has_button,
    CONTAINS(n.words, '(small blind)') AS has_small_blind,
    CONTAINS(n.words, '(big blind)') AS has_big_blind,
    REGEXP_MATCHES(n.words, ' showed \[') AS shows,
    CASE
        WHEN w.words IS NOT NULL THEN w.street_no
        WHEN REGEXP_MATCHES(n.words, ' (?:showed|collected|won) ?[\[(]') THEN 0
    END AS fold_street
FROM names AS n
LEFT JOIN fold_streets AS w
    ON
        n.hand_no = w.hand_no
        AND REGEXP_EXTRACT(n.words, ' folded ((?:before|on|after) (?:the )?(?:\w+ )?[\w-]+)', 1) = w.words;
