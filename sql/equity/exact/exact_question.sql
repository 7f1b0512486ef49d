-- The row of known_bits, and how an exact answer is counted
-- Grain: one row in all, or none
-- Reads: known_bits
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- counting is the relation that has the answer.

DROP VIEW IF EXISTS exact_question;

CREATE VIEW exact_question AS
SELECT
    k.board_bits,
    k.known_bits,
    k.cards_to_come,
    k.players,
    CASE
        WHEN k.players = 2 AND k.cards_to_come <= 2 THEN 'pair_outcomes'
        WHEN k.players = 3 AND k.cards_to_come <= 1 THEN 'range_outcomes'
        ELSE 'matchup_outcomes'
    END AS counting
FROM known_bits AS k;
