-- The error for a number that no hand has
-- Grain: one row if no hand has the number $hand, else no row
-- Reads: histories.hands
-- Engine: duckdb

SELECT
    $hand AS written,
    'unknown_hand' AS error,
    'give the room''s number of a hand, or its hand_id, as in ' || COALESCE(MIN(h.hand_id), 0) AS remedy
FROM histories.hands AS h
HAVING NOT EXISTS (SELECT 1 FROM histories.hands_numbered($hand));
