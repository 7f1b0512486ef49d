-- The pieces of ranges
-- Grain: one row per range of the table and piece of it
-- Reads: pokersql.range_spellings, pokersql.top_hands
-- Source: the field's ranges
-- Engine: duckdb
-- Access: internal

-- The table is that of asked_texts_of. A range of two cards is one hand, with any separator. Any other range is cut at
-- commas, semicolons and blanks, but not at a blank between two cards.

-- The regular expression of a card
CREATE OR REPLACE MACRO pokersql.card_pattern() AS
    '(?:(?:\.?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤])';

-- The regular expression of what may stand between two cards
CREATE OR REPLACE MACRO pokersql.gap_pattern() AS '[ \t,|\-\x{FE0E}\x{FE0F}]*';

-- The bits of a text that has two cards and nothing else, else NULL
CREATE OR REPLACE MACRO pokersql.hole_bits(written) AS
    LIST_TRANSFORM(
        [pokersql.read_bits(written)],
        lambda pokersql_bits: CASE WHEN BIT_COUNT(pokersql_bits) = 2 AND pokersql_bits >> 52 = 0 THEN pokersql_bits END
    )[1];

CREATE OR REPLACE MACRO pokersql.range_pieces_of(texts) AS TABLE
WITH
-- One row per text: it with a weight of brackets behind each piece
weighed_ranges AS (
    SELECT
        r.written,
        ARRAY_TO_STRING(
            LIST_TRANSFORM(
                REGEXP_EXTRACT_ALL(r.written, '\[[^\[\]]*\][^\[\]]*\[/[^\[\]]*\]|.[^\[]*', 0, 's'),
                lambda pokersql_part: CASE
                    WHEN
                        pokersql_part LIKE '[%'
                        AND ENDS_WITH(pokersql_part, '[/' || SPLIT_PART(SUBSTR(pokersql_part, 2), ']', 1) || ']')
                        THEN
                            REGEXP_REPLACE(
                                SPLIT_PART(SPLIT_PART(pokersql_part, ']', 2), '[', 1),
                                '[^\s,;]+',
                                '\0:' || SPLIT_PART(SUBSTR(pokersql_part, 2), ']', 1) || '%',
                                'g'
                            )
                    ELSE pokersql_part
                END
            ),
            ''
        ) AS weighed
    FROM (SELECT DISTINCT t.written FROM QUERY_TABLE(texts) AS t WHERE t.is_range) AS r
),

-- One row per text: it without blanks inside of pieces
tidy_ranges AS (
    SELECT
        w.written,
        REGEXP_REPLACE(w.weighed, '^\s+|\s+$|\s*([-:])\s*|(!)\s+|\s+([+%])', '\1\2\3', 'g') AS tidy
    FROM weighed_ranges AS w
),

-- One row per text: its pieces; separators get a blank on both sides first, so that two cards find each other
piece_lists AS (
    SELECT
        t.written,
        CASE
            WHEN
                REGEXP_FULL_MATCH(
                    t.tidy,
                    pokersql.gap_pattern() || pokersql.card_pattern()
                    || pokersql.gap_pattern() || pokersql.card_pattern()
                    || pokersql.gap_pattern() || '(?::[-+\d.]+%?)?'
                )
                THEN [t.tidy]
            ELSE
                STRING_SPLIT_REGEX(
                    REGEXP_REPLACE(
                        REGEXP_REPLACE(t.tidy, '\s*[,;]\s*|\s+', ' \0 ', 'g'),
                        '(^|[\s!])(' || pokersql.card_pattern() || ')[ \t|\-\x{FE0E}\x{FE0F}]+('
                        || pokersql.card_pattern() || ')[ \t|\-\x{FE0E}\x{FE0F}]*?($|[\s:])',
                        '\1\2\3\4',
                        'g'
                    ),
                    '\s*[,;]\s*|\s+'
                )
        END AS all_pieces,
        LIST_FILTER(all_pieces, lambda pokersql_piece: pokersql_piece <> '') AS written_pieces,
        CASE WHEN LEN(written_pieces) > 0 THEN written_pieces ELSE [''] END AS pieces
    FROM tidy_ranges AS t
),

-- One row per text and piece
pieces AS (
    SELECT p.written, UNNEST(RANGE(1, LEN(p.pieces) + 1)) AS piece_number, UNNEST(p.pieces) AS piece
    FROM piece_lists AS p
),

-- One row per text and piece: the weight, empty if none is written, and the hand before it
piece_weights AS (
    SELECT
        p.written,
        p.piece_number,
        p.piece,
        STARTS_WITH(p.piece, '!') AS takes_out,
        REGEXP_REPLACE(p.piece, '^!|:[-+\d.]+%?$', '', 'g') AS hand,
        REGEXP_EXTRACT(p.piece, ':([-+\d.]+%?)$', 1) AS weight
    FROM pieces AS p
),

-- One row: the combinations of the best starting hand in percent of all, the least percentage of a range
least_percentage AS (
    SELECT MIN(100 * t.combinations_so_far / t.combinations_in_all) AS percentage
    FROM pokersql.top_hands AS t
),

-- One row per text and piece: what it means
readings AS (
    SELECT
        w.written,
        w.piece_number,
        w.piece,
        w.takes_out,
        w.hand,
        w.weight,
        s.spelling,
        CASE
            WHEN w.weight = '' THEN 1000000
            WHEN w.weight LIKE '%\%' ESCAPE '\' THEN 10000 * TRY_CAST(RTRIM(w.weight, '%') AS DECIMAL(18, 10))
            ELSE 1000000 * TRY_CAST(w.weight AS DECIMAL(18, 10))
        END AS millionths,
        CASE WHEN s.spelling IS NULL THEN pokersql.hole_bits(w.hand) END AS card_bits,
        TRY_CAST(REGEXP_EXTRACT(w.hand, '^([\d.]+)%$', 1) AS DECIMAL(9, 4)) AS share,
        COALESCE(share BETWEEN l.percentage AND 100, FALSE) AS is_share
    FROM piece_weights AS w
    CROSS JOIN least_percentage AS l
    LEFT JOIN (SELECT DISTINCT r.spelling FROM pokersql.range_spellings AS r) AS s
        ON REPLACE(LOWER(w.hand), '10', 't') = s.spelling
)

SELECT
    r.written,
    r.piece_number,
    r.piece,
    r.takes_out,
    r.spelling,
    CASE WHEN r.is_share THEN r.share END AS percentage,
    r.card_bits,
    TRY_CAST(r.millionths AS BIGINT) AS weight,
    CASE
        WHEN r.spelling IS NULL AND r.card_bits IS NULL AND NOT r.is_share THEN 'bad_range ''' || r.hand || ''''
        WHEN
            NOT COALESCE(r.millionths BETWEEN 0 AND 1000000 AND r.millionths = FLOOR(r.millionths), FALSE)
            OR (r.takes_out AND r.weight <> '')
            THEN 'bad_weight ''' || r.weight || ''''
    END AS error
FROM readings AS r;
