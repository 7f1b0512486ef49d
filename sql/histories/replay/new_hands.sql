-- The written hands that are not kept yet
-- Grain: one row per hand
-- Reads: histories.hands, known_hands, written_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS temp.new_hands;

CREATE TEMPORARY TABLE new_hands AS
WITH
-- One row per different text
texts AS (
    SELECT MIN(w.hand_no) AS hand_no
    FROM written_hands AS w
    WHERE
        w.hand_id NOT IN (SELECT h.hand_id FROM histories.hands AS h)
        AND w.hand_id NOT IN (SELECT k.hand_id FROM known_hands AS k)
    GROUP BY w.hand_id
)

SELECT w.*
FROM written_hands AS w
INNER JOIN texts AS t ON w.hand_no = t.hand_no;
