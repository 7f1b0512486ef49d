-- The hands of ranges
-- Grain: one row per text of the table and combination of hole cards; weight in millionths
-- Reads: pokersql.hole_cards, pokersql.range_spellings, pokersql.top_hands
-- Source: sql/equity/question/range_hands.sql, which finds the same (tests/test_equity_of.py)
-- Engine: duckdb
-- Access: internal

-- The table has rows as those of range_pieces_of.

CREATE OR REPLACE MACRO pokersql.range_hands_of(pieces) AS TABLE
WITH
-- One row per text, piece and combination
combinations AS (
    SELECT p.written, p.piece_number, p.takes_out, p.weight, h.card_bits
    FROM QUERY_TABLE(pieces) AS p
    INNER JOIN pokersql.range_spellings AS s ON p.spelling = s.spelling
    INNER JOIN pokersql.hole_cards AS h ON s.starting_hand = h.starting_hand
    UNION ALL
    SELECT p.written, p.piece_number, p.takes_out, p.weight, h.card_bits
    FROM QUERY_TABLE(pieces) AS p
    INNER JOIN pokersql.top_hands AS t ON t.combinations_so_far * 100 <= p.percentage * t.combinations_in_all
    INNER JOIN pokersql.hole_cards AS h ON t.starting_hand = h.starting_hand
    UNION ALL
    SELECT p.written, p.piece_number, p.takes_out, p.weight, p.card_bits
    FROM QUERY_TABLE(pieces) AS p
    WHERE p.card_bits IS NOT NULL
)

SELECT c.written, c.card_bits, ARG_MAX(c.weight, c.piece_number) AS weight
FROM combinations AS c
GROUP BY c.written, c.card_bits
HAVING NOT BOOL_OR(c.takes_out) AND ARG_MAX(c.weight, c.piece_number) > 0;
