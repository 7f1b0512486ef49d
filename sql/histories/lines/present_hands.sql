-- The hands to replay now: all hands of hand_texts, or a range of them
-- Grain: one row per hand
-- Reads: hand_texts
-- Engine: duckdb
-- Access: internal

-- If the variables pokersql_first_hand and pokersql_last_hand are set, hand_no is between them. If a statement fails,
-- 'pokersql load' halves this range until it finds the hand that makes the statement fail.

CREATE OR REPLACE TEMPORARY TABLE present_hands AS
SELECT t.hand_no, t.source, t.format, t.line, t.text_id
FROM hand_texts AS t
WHERE
    t.hand_no BETWEEN COALESCE(GETVARIABLE('pokersql_first_hand'), t.hand_no)
    AND COALESCE(GETVARIABLE('pokersql_last_hand'), t.hand_no);
