-- The pieces of each player's range
-- Grain: one row per piece
-- Reads: card_patterns, seats
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- A range of two cards is one hand, with any separator. Any other range is cut at commas, semicolons and blanks, but
-- not at a blank between two cards. !AKs has takes_out, 15% has percentage, AKs:0.5 has weight,
-- and so has each piece of [50]AA,KK[/50], as solvers write it.

DROP VIEW IF EXISTS range_pieces;

CREATE VIEW range_pieces AS
WITH
-- One row per player: the range with a weight of brackets behind each piece
weighed_ranges AS (
    SELECT
        s.player_id,
        ARRAY_TO_STRING(
            LIST_TRANSFORM(
                REGEXP_EXTRACT_ALL(s.hand_range, '\[[^\[\]]*\][^\[\]]*\[/[^\[\]]*\]|.[^\[]*', 0, 's'),
                lambda part: CASE
                    WHEN part LIKE '[%' AND ENDS_WITH(part, '[/' || SPLIT_PART(SUBSTR(part, 2), ']', 1) || ']')
                        THEN
                            REGEXP_REPLACE(
                                SPLIT_PART(SPLIT_PART(part, ']', 2), '[', 1),
                                '[^\s,;]+',
                                '\0:' || SPLIT_PART(SUBSTR(part, 2), ']', 1) || '%',
                                'g'
                            )
                    ELSE part
                END
            ),
            ''
        ) AS hand_range
    FROM seats AS s
),

-- One row per player: the range without blanks inside pieces
ranges AS (
    SELECT
        w.player_id,
        REGEXP_REPLACE(w.hand_range, '^\s+|\s+$|\s*([-:])\s*|(!)\s+|\s+([+%])', '\1\2\3', 'g') AS hand_range
    FROM weighed_ranges AS w
),

-- One row per player: the pieces; separators get a blank on both sides first, so that parted_hand finds neighbours
lists AS (
    SELECT
        r.player_id,
        CASE
            WHEN REGEXP_FULL_MATCH(r.hand_range, p.two_cards) THEN [r.hand_range]
            ELSE
                STRING_SPLIT_REGEX(
                    REGEXP_REPLACE(
                        REGEXP_REPLACE(r.hand_range, '\s*[,;]\s*|\s+', ' \0 ', 'g'), p.parted_hand, '\1\2\3\4', 'g'
                    ),
                    '\s*[,;]\s*|\s+'
                )
        END AS all_pieces,
        LIST_FILTER(all_pieces, lambda piece: piece <> '') AS written_pieces,
        CASE WHEN LEN(written_pieces) > 0 THEN written_pieces ELSE all_pieces[:1] END AS pieces -- an empty range is one
    FROM ranges AS r
    CROSS JOIN card_patterns AS p
),

-- One row per piece
pieces AS (
    SELECT l.player_id, UNNEST(RANGE(1, LEN(l.pieces) + 1)) AS piece_number, UNNEST(l.pieces) AS written
    FROM lists AS l
),

-- One row per piece: its weight, empty if none is written, and the hand before it
piece_weights AS (
    SELECT
        p.*,
        STARTS_WITH(p.written, '!') AS takes_out,
        REGEXP_REPLACE(p.written, '^!|:[-+\d.]+%?$', '', 'g') AS hand,
        REGEXP_EXTRACT(p.written, ':([-+\d.]+%?)$', 1) AS weight
    FROM pieces AS p
)

SELECT
    w.player_id,
    w.piece_number,
    w.written,
    w.takes_out,
    w.hand,
    REPLACE(LOWER(w.hand), '10', 't') AS spelling, -- as range_spellings has it
    TRY_CAST(REGEXP_EXTRACT(w.hand, '^([\d.]+)%$', 1) AS DECIMAL(9, 4)) AS percentage,
    w.weight,
    CASE
        WHEN w.weight = '' THEN 1000000
        WHEN w.weight LIKE '%\%' ESCAPE '\' THEN 10000 * TRY_CAST(RTRIM(w.weight, '%') AS DECIMAL(18, 10))
        ELSE 1000000 * TRY_CAST(w.weight AS DECIMAL(18, 10))
    END AS millionths
FROM piece_weights AS w;
