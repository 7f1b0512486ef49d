-- The row of known_bits, if an exact answer lists all matchups: where counted_question has no row
-- Grain: one row in all, or none
-- Reads: counted_question, known_bits
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS listed_question;

CREATE VIEW listed_question AS
SELECT k.board_bits, k.known_bits, k.cards_to_come, k.players
FROM known_bits AS k
WHERE NOT EXISTS (SELECT q.players FROM counted_question AS q);
