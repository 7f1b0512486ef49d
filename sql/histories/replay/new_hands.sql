-- The rows of written_hands whose text is not in the database yet
-- Grain: one row per hand_id and text_id
-- Reads: histories.hands, known_hands, present_hands, room_currencies, rooms, written_hands
-- Engine: duckdb
-- Access: internal

-- hand_id is the hash of hand_key, so texts with the same hand_key are one hand. Without hand_key, hand_id is text_id.
-- The header of tables/hands.sql explains room and currency.

-- kept_text and kept_cards are text_id and known_cards of the hand in the database; NULL if the hand is not there.

CREATE OR REPLACE TEMPORARY TABLE new_hands AS
WITH
-- One row per hand_id and text_id: the first row of written_hands with this text
identities AS (
    SELECT
        COALESCE(CAST(MD5_NUMBER_LOWER(w.hand_key) >> 1 AS BIGINT), r.text_id) AS hand_id,
        r.text_id,
        r.source,
        r.line,
        w.* REPLACE (
            COALESCE(c.currency, w.currency) AS currency,
            COALESCE(b.currency, w.buy_in_currency) AS buy_in_currency
        ),
        COALESCE(m.room, NULLIF(w.site, '')) AS room
    FROM written_hands AS w
    INNER JOIN present_hands AS r ON w.hand_no = r.hand_no
    LEFT JOIN rooms AS m ON w.site = m.site
    LEFT JOIN room_currencies AS c ON COALESCE(m.room, w.site) = c.room AND w.currency = c.sign
    LEFT JOIN room_currencies AS b ON COALESCE(m.room, w.site) = b.room AND w.buy_in_currency = b.sign
    QUALIFY w.hand_no = MIN(w.hand_no) OVER (PARTITION BY hand_id, r.text_id)
),

-- One row per hand in the database
kept AS (
    SELECT h.hand_id, h.text_id, h.known_cards FROM histories.hands AS h
    UNION ALL
    SELECT k.hand_id, k.text_id, k.known_cards FROM known_hands AS k
)

SELECT i.*, k.text_id AS kept_text, k.known_cards AS kept_cards
FROM identities AS i
LEFT JOIN kept AS k ON i.hand_id = k.hand_id
WHERE k.text_id IS NULL OR k.text_id <> i.text_id;
