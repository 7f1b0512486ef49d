-- What each player may hold, by what is written alone
-- Grain: one row per player and combination of hole cards; weight in ten thousandths
-- Reads: hole_cards, range_spellings, written_cards
-- Source: pokersql

DROP VIEW IF EXISTS range_hands;

CREATE VIEW range_hands AS
WITH
-- One row per piece: which of them is a hand, or starting hands, and their weight
pieces AS (
    SELECT
        w.player_id,
        w.piece_number,
        w.spelling,
        w.is_range,
        CASE WHEN w.is_hand THEN LIST_MIN(w.cards) END AS card_1,
        CASE WHEN w.is_hand THEN LIST_MAX(w.cards) END AS card_2,
        COALESCE(CAST(TRY_CAST(NULLIF(w.weight, '') AS DECIMAL(9, 4)) * 10000 AS BIGINT), 10000) AS weight
    FROM written_cards AS w
    WHERE w.place = 'player'
),

-- One row per piece and combination
meant AS (
    SELECT p.player_id, p.piece_number, p.weight, h.hole
    FROM pieces AS p
    INNER JOIN hole_cards AS h ON p.card_1 = h.card_1 AND p.card_2 = h.card_2
    UNION ALL
    SELECT p.player_id, p.piece_number, p.weight, h.hole
    FROM pieces AS p
    INNER JOIN range_spellings AS r ON p.spelling = r.spelling
    INNER JOIN hole_cards AS h ON r.starting_hand = h.starting_hand
    WHERE p.is_range
)

SELECT
    m.player_id,
    h.hole,
    h.starting_hand,
    h.card_1,
    h.card_2,
    h.card_bits,
    ARG_MAX(m.weight, m.piece_number) AS weight
FROM meant AS m
INNER JOIN hole_cards AS h ON m.hole = h.hole
GROUP BY ALL;
