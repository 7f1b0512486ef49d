-- The written hands whose text is not kept yet
-- Grain: one row per different text of a hand
-- Reads: histories.hands, known_hands, present_hands, written_hands
-- Engine: duckdb
-- Access: internal

-- hand_id is that of the room and its number, where there is one: another text with the same is the same hand.
-- kept_text is the text_id by which the hand is kept already, kept_cards how many cards are known of it there.

CREATE OR REPLACE TEMPORARY TABLE new_hands AS
WITH
-- One row per written hand: its identity
identities AS (
    SELECT
        COALESCE(CAST(MD5_NUMBER_LOWER(w.hand_key) >> 1 AS BIGINT), r.text_id) AS hand_id,
        r.text_id,
        r.source,
        r.line,
        w.*
    FROM written_hands AS w
    INNER JOIN present_hands AS r ON w.hand_no = r.hand_no
),

-- One row per different text
texts AS (
    SELECT i.hand_id, i.text_id, MIN(i.hand_no) AS hand_no
    FROM identities AS i
    GROUP BY i.hand_id, i.text_id
),

-- One row per hand that is kept
kept AS (
    SELECT h.hand_id, h.text_id, h.known_cards FROM histories.hands AS h
    UNION ALL
    SELECT k.hand_id, k.text_id, k.known_cards FROM known_hands AS k
)

SELECT i.*, k.text_id AS kept_text, k.known_cards AS kept_cards
FROM identities AS i
INNER JOIN texts AS t ON i.hand_no = t.hand_no
LEFT JOIN kept AS k ON i.hand_id = k.hand_id
WHERE k.text_id IS NULL OR k.text_id <> i.text_id;
