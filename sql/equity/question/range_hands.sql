-- The hands of each written range, those with known cards included
-- Grain: one row per player and combination of hole cards; weight in millionths
-- Reads: hole_cards, range_spellings, top_hands, written_cards
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP VIEW IF EXISTS range_hands;

CREATE VIEW range_hands AS
WITH
-- One row per piece
pieces AS MATERIALIZED (
    SELECT
        w.player_id,
        w.piece_number,
        w.spelling,
        w.percentage,
        CASE WHEN w.is_hand THEN LIST_MIN(w.cards) END AS card_1,
        CASE WHEN w.is_hand THEN LIST_MAX(w.cards) END AS card_2,
        w.takes_out,
        CAST(w.millionths AS BIGINT) AS weight
    FROM written_cards AS w
    WHERE w.place = 'player' AND NOT w.is_wrong
),

-- One row per piece and starting hand
piece_hands AS (
    SELECT p.*, r.starting_hand
    FROM pieces AS p
    INNER JOIN range_spellings AS r ON p.spelling = r.spelling
    UNION ALL
    SELECT p.*, o.starting_hand
    FROM pieces AS p
    INNER JOIN top_hands AS o ON o.combinations_so_far * 100 <= p.percentage * o.combinations_in_all
),

-- One row per piece and combination
combinations AS (
    SELECT s.piece_number, s.takes_out, s.weight, s.player_id, h.*
    FROM piece_hands AS s
    INNER JOIN hole_cards AS h ON s.starting_hand = h.starting_hand
    UNION ALL
    SELECT p.piece_number, p.takes_out, p.weight, p.player_id, h.*
    FROM pieces AS p
    INNER JOIN hole_cards AS h ON p.card_1 = h.card_1 AND p.card_2 = h.card_2
)

SELECT
    c.player_id,
    c.hole,
    c.starting_hand,
    c.card_1,
    c.card_2,
    c.rank_codes,
    c.card_bits,
    ARG_MAX(c.weight, c.piece_number) AS weight
FROM combinations AS c
GROUP BY ALL
HAVING NOT BOOL_OR(c.takes_out) AND ARG_MAX(c.weight, c.piece_number) > 0;
