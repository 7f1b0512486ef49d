-- What stands in hand_text, card by card
-- Grain: one row per card of a hand, in order; bad_card holds what can't be read as one (card_id is -1 then)
-- Reads: hand_text, spellings
-- Source: pokersql

DROP VIEW IF EXISTS text_tokens;

CREATE VIEW text_tokens AS
WITH RECURSIVE
-- One row per hand and step: what is left to read, what can't be read so far, and what the step has read.
-- A hand of 400 characters is a mistake (see text_errors); cutting it bounds the steps.
-- The blank at the end lets every card be ended by a separator, and so every bad one.
-- Of a text with a character 0 SQLite's SUBSTR reads only what is before it, and a BLOB is no text: � stands for both.
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
        CAST('' AS TEXT) AS bad_card
    FROM hand_text AS h
    UNION ALL
    SELECT
        t.game_id,
        t.player_id,
        SUBSTR(t.rest, COALESCE(s.letters, 1) + 1) AS rest,
        CASE WHEN s.card_id IS NULL THEN t.unread || SUBSTR(t.rest, 1, 1) ELSE '' END AS unread,
        t.card_number
        + CASE WHEN s.card_id >= 0 OR (s.card_id = -1 AND t.unread <> '') THEN 1 ELSE 0 END AS card_number,
        COALESCE(s.card_id, -1) AS card_id,
        CASE WHEN s.card_id = -1 THEN t.unread ELSE '' END AS bad_card
    FROM steps AS t
    LEFT JOIN spellings AS s
        ON
            SUBSTR(t.rest, 1, 1) = s.initial
            AND SUBSTR(t.rest, 1, s.letters) = s.spelling
            AND (t.unread = '' OR s.card_id = -1)
    WHERE t.rest <> ''
)

SELECT steps.game_id, steps.player_id, steps.card_number, steps.card_id, steps.bad_card
FROM steps
WHERE steps.card_id >= 0 OR steps.bad_card <> '';
