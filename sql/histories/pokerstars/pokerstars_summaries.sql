-- The lines of seats in the summaries of PokerStars hands
-- Grain: one row per line of a seat
-- Reads: fold_words, pokersql.games, pokerstars_hands, pokerstars_lines, pokerstars_listed, streets
-- Engine: duckdb
-- Access: internal

-- player is NULL if the line does not name the listed player of the seat. fold_street is the street_no of the fold: 0
-- if the player did not fold, NULL if the line does not give it.

CREATE OR REPLACE TEMPORARY TABLE pokerstars_summaries AS
WITH
-- One row per line of a seat: the seat's number and the text after it
lines AS (
    SELECT
        l.hand_no,
        l.line,
        l.text,
        REGEXP_EXTRACT(l.text, '^Seat (\d+): (.+)$', ['seat', 'rest']) AS parts
    FROM pokerstars_lines AS l
    WHERE l.in_summary AND REGEXP_MATCHES(l.text, '^Seat \d+: .')
),

-- One row per line: the listed player of its seat, if the line names this player, and the text after the name
names AS (
    SELECT
        n.hand_no,
        n.line,
        n.text,
        TRY_CAST(n.parts.seat AS INTEGER) AS seat,
        s.player,
        SUBSTR(n.parts.rest, LENGTH(COALESCE(s.player, '')) + 1) AS words
    FROM lines AS n
    LEFT JOIN pokerstars_listed AS s
        ON
            n.hand_no = s.hand_no
            AND TRY_CAST(n.parts.seat AS INTEGER) = s.seat
            AND STARTS_WITH(n.parts.rest || ' ', s.player || ' ')
),

-- One row per hand and words of fold_words: the street_no that the words mean in the game of the hand
fold_streets AS (
    SELECT h.hand_no, w.words, s.street_no
    FROM pokerstars_hands AS h
    INNER JOIN pokersql.games AS g ON h.game = g.game
    INNER JOIN streets AS s ON g.board_cards = s.board_cards AND g.draws = s.draws
    INNER JOIN fold_words AS w ON s.street = w.street
)

SELECT
    n.hand_no,
    n.line,
    n.text,
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
        AND REGEXP_EXTRACT(n.words, ' folded ((?:before|on|after) the (?:\w+ )?\w+|before Flop)', 1) = w.words;
