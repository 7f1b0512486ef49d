-- The row of known_bits, if range_outcomes_of answers the question: two or three players on the turn or river
-- Grain: one row in all, or none
-- Reads: known_bits
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS counted_question;

CREATE VIEW counted_question AS
SELECT k.board_bits, k.known_bits, k.cards_to_come, k.players
FROM known_bits AS k
WHERE k.players <= 3 AND k.cards_to_come <= 1;
