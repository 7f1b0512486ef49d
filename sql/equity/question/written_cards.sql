-- The texts of a question, read as cards: the board, the dead cards, and the pieces of the ranges
-- Grain: one row per text; cards are the card_ids in it, unread is the first word that is no card
-- Reads: card_patterns, known_cards, range_pieces, range_spellings, top_hands
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- One row with is_wrong leaves the question without an answer; equity_errors says why.

DROP VIEW IF EXISTS written_cards;

CREATE VIEW written_cards AS
WITH
-- One row: the combinations of the best starting hand in percent of all, the least percentage of a range
least_percentage AS (
    SELECT MIN(100 * o.combinations_so_far / o.combinations_in_all) AS percentage
    FROM top_hands AS o
),

-- One row per text
texts AS (
    SELECT
        k.place,
        0 AS player_id,
        0 AS piece_number,
        k.cards AS written,
        k.cards AS hand,
        '' AS spelling,
        NULL AS percentage,
        '' AS weight,
        1000000 AS millionths,
        FALSE AS takes_out,
        FALSE AS is_range
    FROM known_cards AS k
    UNION ALL
    SELECT
        'player' AS place,
        p.player_id,
        p.piece_number,
        p.written,
        p.hand,
        p.spelling,
        p.percentage,
        p.weight,
        p.millionths,
        p.takes_out,
        p.spelling IN (SELECT r.spelling FROM range_spellings AS r)
        OR COALESCE(p.percentage BETWEEN l.percentage AND 100, FALSE) AS is_range
    FROM range_pieces AS p
    CROSS JOIN least_percentage AS l
),

-- One row per text: the spellings of its cards, and the first word that is no card
text_spellings AS (
    SELECT
        t.*,
        CASE WHEN t.is_range THEN [] ELSE REGEXP_EXTRACT_ALL(t.hand, p.any_card) END AS spellings,
        CASE
            WHEN t.is_range THEN ''
            ELSE REGEXP_EXTRACT(REGEXP_REPLACE(t.hand, p.any_card || '|' || p.separator, ' ', 'g'), '[^ ]+')
        END AS unread,
        p.card_ids
    FROM texts AS t
    CROSS JOIN card_patterns AS p
),

-- One row per text: its card_ids
card_lists AS (
    SELECT f.* EXCLUDE (spellings, card_ids), LIST_TRANSFORM(f.spellings, lambda card: f.card_ids[card]) AS cards
    FROM text_spellings AS f
)

SELECT
    n.place,
    n.player_id,
    n.piece_number,
    n.written,
    n.hand,
    n.spelling,
    n.percentage,
    n.weight,
    n.millionths,
    n.takes_out,
    n.is_range,
    n.unread = '' AND LEN(n.cards) = 2 AND LEN(LIST_DISTINCT(n.cards)) = 2 AS is_hand,
    CASE WHEN n.place = 'player' THEN NOT n.is_range AND NOT is_hand ELSE n.unread <> '' END AS is_bad,
    NOT COALESCE(n.millionths BETWEEN 0 AND 1000000 AND n.millionths = FLOOR(n.millionths), FALSE)
    OR (n.takes_out AND n.weight <> '') AS is_bad_weight,
    is_bad OR is_bad_weight AS is_wrong,
    n.cards,
    n.unread
FROM card_lists AS n;
