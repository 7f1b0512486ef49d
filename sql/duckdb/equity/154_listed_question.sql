-- The known cards, if an exact answer lists all matchups: four players or more, or two cards to come or more
-- Grain: one row in all, or none
-- Reads: known_bits
-- Source: pokersql

DROP VIEW IF EXISTS listed_question;

CREATE VIEW listed_question AS
SELECT k.board_bits, k.known_bits, k.cards_to_come, k.players
FROM known_bits AS k
WHERE NOT (k.players <= 3 AND k.cards_to_come <= 1);
