-- The hands that are read now
-- Grain: one row per hand
-- Reads: hand_texts
-- Engine: duckdb
-- Access: internal

-- All, or those from SET VARIABLE pokersql_first_hand to pokersql_last_hand: the command reads fewer hands at a time
-- where one of them makes a statement fail.

CREATE OR REPLACE TEMPORARY TABLE present_hands AS
SELECT t.hand_no, t.source, t.format, t.line, t.text_id
FROM hand_texts AS t
WHERE
    t.hand_no BETWEEN COALESCE(GETVARIABLE('pokersql_first_hand'), t.hand_no)
    AND COALESCE(GETVARIABLE('pokersql_last_hand'), t.hand_no);
