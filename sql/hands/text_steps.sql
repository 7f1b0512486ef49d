-- The steps that read hand_text from left to right, a card and the separator behind it at a time
-- Grain: one row per hand and step; rest is empty after the last
-- Reads: hand_text, spellings
-- Source: pokersql
-- Access: internal

-- text_tokens has the cards, text_faults the fault of the last step. A join on the first two letters finds the
-- spellings that can begin the rest: one if the card is written like As.

DROP VIEW IF EXISTS text_steps;

CREATE VIEW text_steps AS
WITH RECURSIVE
-- One row per hand and step: the rest of the text, the letters before it that are no card yet, and the card or bad
-- card of the step. Of the hand so far: its cards as bits, its worst fault (0 none, 1 duplicate_card, 2 bad_card, 3
-- too_long) and what the error names of it, where it first occurred.
-- A text of more than 400 characters is a mistake; cutting it bounds the steps.
-- The blank at the end is a separator behind the last card, so that a bad one ends too.
-- SQLite's SUBSTR stops at a character 0, and a BLOB is no text: � stands for either.
steps AS (
    SELECT
        h.game_id,
        h.player_id,
        CASE
            WHEN h.hand <> SUBSTR(h.hand || '', 1, LENGTH(h.hand)) THEN '� '
            ELSE SUBSTR(COALESCE(h.hand, ''), 1, 400) || ' '
        END AS rest,
        CAST('' AS TEXT) AS unread,
        0 AS card_number,
        -1 AS card_id,
        CAST('' AS TEXT) AS bad_card,
        CAST(0 AS BIGINT) AS card_bits,
        CASE WHEN LENGTH(h.hand) > 400 THEN 3 ELSE 0 END AS fault,
        CASE WHEN LENGTH(h.hand) > 400 THEN CAST(LENGTH(h.hand) AS TEXT) ELSE '' END AS found
    FROM hand_text AS h
    UNION ALL
    SELECT
        t.game_id,
        t.player_id,
        SUBSTR(t.rest, COALESCE(s.letters + COALESCE(p.letters, 0), 1) + 1) AS rest,
        CASE WHEN COALESCE(s.letters, p.letters) IS NULL THEN t.unread || SUBSTR(t.rest, 1, 1) ELSE '' END AS unread,
        t.card_number + CASE WHEN s.letters > 0 OR (p.letters > 0 AND t.unread <> '') THEN 1 ELSE 0 END AS card_number,
        COALESCE(s.card_id, -1) AS card_id,
        CASE WHEN p.letters > 0 THEN t.unread ELSE '' END AS bad_card,
        t.card_bits + CASE WHEN t.card_bits % (2 * s.card_bit) < s.card_bit THEN s.card_bit ELSE 0 END AS card_bits,
        CASE
            WHEN t.fault < 2 AND p.letters > 0 AND t.unread <> '' THEN 2
            WHEN t.fault < 1 AND t.card_bits % (2 * s.card_bit) >= s.card_bit THEN 1
            ELSE t.fault
        END AS fault,
        CASE
            WHEN t.fault < 2 AND p.letters > 0 AND t.unread <> ''
                THEN
                    '''' || SUBSTR(t.unread, 1, 20) || CASE WHEN LENGTH(t.unread) > 20 THEN '…' ELSE '' END
                    || ''' at ' || CAST(t.card_number + 1 AS TEXT)
            WHEN t.fault < 1 AND t.card_bits % (2 * s.card_bit) >= s.card_bit THEN '''' || s.card || ''''
            ELSE t.found
        END AS found
    FROM steps AS t
    LEFT JOIN spellings AS s
        ON
            SUBSTR(t.rest, 1, 2) = s.opening
            AND SUBSTR(t.rest, 1, s.letters) = s.spelling
            AND t.unread = ''
            AND s.card_id >= 0
    LEFT JOIN spellings AS p ON SUBSTR(t.rest, COALESCE(s.letters, 0) + 1, 1) = p.spelling
    WHERE t.rest <> ''
)

SELECT
    steps.game_id,
    steps.player_id,
    steps.rest,
    steps.card_number,
    steps.card_id,
    steps.bad_card,
    steps.card_bits,
    steps.fault,
    steps.found
FROM steps;
