-- The hands that texts name
-- Grain: one row per game and text of the first table that can be read, and hand
-- Reads: pokersql.hole_cards, pokersql.range_spellings, pokersql.top_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- The tables are those of asked_texts_of and range_pieces_of. A hand of a range has its weight in millionths; the last
-- piece that names it counts. hands counts the hands of the text, missing the own cards that are not known.

CREATE OR REPLACE MACRO pokersql.written_hands_of(texts, pieces, methods) AS TABLE
WITH
-- One row per range, piece and starting hand
piece_hands AS (
    SELECT p.written, p.piece_number, p.takes_out, p.weight, s.starting_hand
    FROM QUERY_TABLE(pieces) AS p
    INNER JOIN pokersql.range_spellings AS s ON p.spelling = s.spelling
    UNION ALL
    SELECT p.written, p.piece_number, p.takes_out, p.weight, t.starting_hand
    FROM QUERY_TABLE(pieces) AS p
    INNER JOIN pokersql.top_hands AS t ON t.combinations_so_far * 100 <= p.percentage * t.combinations_in_all
),

-- One row per range, piece and combination
combinations AS (
    SELECT p.written, p.piece_number, p.takes_out, p.weight, h.card_bits
    FROM piece_hands AS p
    INNER JOIN pokersql.hole_cards AS h ON p.starting_hand = h.starting_hand
    UNION ALL
    SELECT p.written, p.piece_number, p.takes_out, p.weight, p.card_bits
    FROM QUERY_TABLE(pieces) AS p
    WHERE p.card_bits IS NOT NULL
),

-- One row per range that can be read and combination
range_hands AS (
    SELECT c.written, c.card_bits, ARG_MAX(c.weight, c.piece_number) AS weight
    FROM combinations AS c
    WHERE c.written NOT IN (SELECT p.written FROM QUERY_TABLE(pieces) AS p WHERE p.error IS NOT NULL)
    GROUP BY c.written, c.card_bits
    HAVING NOT BOOL_OR(c.takes_out) AND ARG_MAX(c.weight, c.piece_number) > 0
),

-- One row per game, text and hand
hands AS (
    SELECT t.game, t.written, t.card_bits, CAST(1 AS BIGINT) AS weight
    FROM QUERY_TABLE(texts) AS t
    WHERE t.part = 'hand' AND NOT t.is_range AND t.error IS NULL
    UNION ALL
    SELECT t.game, t.written, h.card_bits, h.weight
    FROM QUERY_TABLE(texts) AS t
    INNER JOIN range_hands AS h ON t.written = h.written
    WHERE t.is_range
)

SELECT
    h.game,
    h.written,
    h.card_bits,
    h.weight,
    m.own_cards - BIT_COUNT(h.card_bits) AS missing,
    COUNT(*) OVER (PARTITION BY h.game, h.written) AS hands,
    -- all combinations, with one weight
    m.takes_ranges AND hands = (SELECT COUNT(*) FROM pokersql.hole_cards)
    AND MIN(h.weight) OVER (PARTITION BY h.game, h.written)
    = MAX(h.weight) OVER (PARTITION BY h.game, h.written) AS is_open
FROM hands AS h
INNER JOIN QUERY_TABLE(methods) AS m ON h.game = m.game;
