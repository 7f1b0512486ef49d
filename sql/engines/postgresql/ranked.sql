-- One row for a LATERAL join: the rank, the name and the best five cards of a hand, or the hand's error
-- Reads: hand_lookup
-- Engine: postgresql

-- To rank a table: FROM my_table AS t, LATERAL pokersql.ranked(t.hole || t.board) AS r. PostgreSQL inlines the
-- function, so one join looks up all hands, and columns that are not selected cost nothing. Because of OFFSET 0,
-- PostgreSQL computes the key only once per hand.

CREATE FUNCTION ranked(hand TEXT)
RETURNS TABLE (hand_rank INTEGER, category TEXT, description TEXT, best_five TEXT, error TEXT)
STABLE PARALLEL SAFE ROWS 1
BEGIN ATOMIC
    SELECT
        l.hand_rank,
        l.category,
        l.description,
        bits_five(hand_bits(hand), l.class_key) AS best_five,
        CASE WHEN l.hand_rank IS NULL THEN hand_error(hand) END AS error
    FROM (SELECT COALESCE(hand_key(hand), 0) AS hand_key OFFSET 0) AS k
    INNER JOIN hand_lookup AS l ON k.hand_key = l.hand_key;
END;
