-- The pieces of each range: QQ+,AKs:0.5 has the pieces QQ+ and AKs:0.5
-- Grain: one row per game, range and piece
-- Reads: pokersql.range_shapes, pokersql.top_hands
-- Engine: duckdb
-- Access: internal

-- `texts` and `methods` have the rows of asked_texts_of and game_methods. In a game of two own cards, hands have names
-- like AA or AKs (is_named). In these games a range of two cards is one hand; other ranges are cut at commas,
-- semicolons and blanks, but not at a blank between two cards. In other games ranges are cut at commas and semicolons.
-- A piece has one way, or a way for each member of a group: {AA,KK}$ds has the ways AA$ds and KK$ds. A way has terms:
-- AA$ds has AA and $ds. is_not is TRUE for a term with !. A hand fits a way if it fits all terms without ! and no term
-- with !. The column terms is a list with an item per term: its way, is_not, and a percentage, card_bits, a shape or a
-- pattern. A pattern also has slots (without *), moves (by span_moves or rising_moves) and cards (the number of all
-- slots, with *).

-- The regular expression of a card
CREATE OR REPLACE MACRO pokersql.card_pattern() AS
    '(?:(?:\.?[2-9TtJjQqKkAa]|1[0-4]):?[cdhsCDHS♣♧♦♢♥♡♠♤])';

-- The regular expression of the separators between two cards
CREATE OR REPLACE MACRO pokersql.gap_pattern() AS '[ \t,|\-\x{FE0E}\x{FE0F}]*';

-- The bits of a text of two cards, NULL for any other text
CREATE OR REPLACE MACRO pokersql.hole_bits(written) AS
    LIST_TRANSFORM(
        [pokersql.read_bits(written)],
        lambda pokersql_bits: CASE WHEN BIT_COUNT(pokersql_bits) = 2 AND pokersql_bits >> 52 = 0 THEN pokersql_bits END
    )[1];

CREATE OR REPLACE MACRO pokersql.range_pieces_of(texts, methods) AS TABLE
WITH RECURSIVE
-- One row per game and range: the text, in which [50]AA,KK[/50] became AA:50%,KK:50%
weighed_ranges AS (
    SELECT
        t.game,
        t.written,
        m.own_cards = 2 AS is_named,
        m.own_cards,
        m.board_cards,
        ARRAY_TO_STRING(
            LIST_TRANSFORM(
                REGEXP_EXTRACT_ALL(t.written, '\[[^\[\]]*\][^\[\]]*\[/[^\[\]]*\]|.[^\[]*', 0, 's'),
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
    FROM QUERY_TABLE(texts) AS t
    INNER JOIN QUERY_TABLE(methods) AS m ON t.game = m.game
    WHERE t.is_range AND t.part = 'hand'
),

-- One row per game and range: the text without blanks in its pieces
tidy_ranges AS (
    SELECT
        w.* EXCLUDE (weighed),
        REGEXP_REPLACE(
            w.weighed, '^\s+|\s+$|\s*([-:])\s*|(!)\s+|\s+([+%$])', '\1\2\3', 'g'
        ) AS tidy
    FROM weighed_ranges AS w
),

-- One row per game and range: the list of its pieces. Separators first get a blank on both sides, so that a regular
-- expression finds two cards with a blank between them
piece_lists AS (
    SELECT
        t.*,
        CASE
            WHEN NOT t.is_named
                THEN
                    REGEXP_EXTRACT_ALL(
                        REGEXP_REPLACE(t.tidy, '\s+', '', 'g'), '(?:[{(][^{}()]*[)}]|\[[^\[\]]*\]|[^,;])+'
                    )
            WHEN
                REGEXP_FULL_MATCH(
                    t.tidy,
                    pokersql.gap_pattern() || pokersql.card_pattern()
                    || pokersql.gap_pattern() || pokersql.card_pattern()
                    || pokersql.gap_pattern() || '(?::[-+\d.]+%?)?'
                )
                THEN [t.tidy]
            ELSE
                REGEXP_EXTRACT_ALL(
                    REGEXP_REPLACE(
                        REGEXP_REPLACE(t.tidy, '\s*[,;]\s*|\s+', ' \0 ', 'g'),
                        '(^|[\s!])(' || pokersql.card_pattern() || ')[ \t|\-\x{FE0E}\x{FE0F}]+('
                        || pokersql.card_pattern() || ')[ \t|\-\x{FE0E}\x{FE0F}]*?($|[\s:])',
                        '\1\2\3\4',
                        'g'
                    ),
                    '(?:[{(][^{}()]*[)}]|\[[^\[\]]*\]|[^,;\s])+'
                )
        END AS all_pieces,
        CASE WHEN LEN(all_pieces) > 0 THEN all_pieces ELSE [''] END AS pieces
    FROM tidy_ranges AS t
),

-- One row per game, range and piece: the hand without ! and weight, and the weight as text, '' if there is no weight
pieces AS MATERIALIZED (
    SELECT
        p.* EXCLUDE (tidy, all_pieces, pieces),
        STARTS_WITH(p.piece, '!') AS takes_out,
        REGEXP_REPLACE(p.piece, '^!|:[-+\d.]+%?$', '', 'g') AS hand,
        REGEXP_EXTRACT(p.piece, ':([-+\d.]+%?)$', 1) AS weight,
        CASE WHEN p.is_named THEN pokersql.hole_bits(hand) END AS card_bits
    FROM (
        SELECT l.*, UNNEST(RANGE(1, LEN(l.pieces) + 1)) AS piece_number, UNNEST(l.pieces) AS piece
        FROM piece_lists AS l
    ) AS p
),

-- One row per game, range, piece and way: each member of a group gives a way; after ! one way excludes all members
ways AS (
    SELECT
        p.game,
        p.written,
        p.piece_number,
        CASE
            WHEN p.is_named THEN p.hand
            -- ds at the end means $ds
            ELSE REGEXP_REPLACE(p.hand, '(?i)([^$cdhs])(rb|ss|ds|ts|ms)$', '\1$\2')
        END AS way
    FROM pieces AS p
    WHERE p.card_bits IS NULL
    UNION ALL
    SELECT
        w.game,
        w.written,
        w.piece_number,
        UNNEST(
            CASE
                WHEN w.part.ahead LIKE '%!'
                    THEN [w.part.ahead || ARRAY_TO_STRING(w.members, '!') || w.part.behind]
                ELSE
                    LIST_TRANSFORM(
                        w.members, lambda pokersql_member: w.part.ahead || pokersql_member || w.part.behind
                    )
            END
        ) AS way
    FROM (
        SELECT
            v.*,
            REGEXP_EXTRACT(v.way, '^([^{(]*)[{(]([^{}()]*)[)}](.*)$', ['ahead', 'group', 'behind']) AS part,
            REGEXP_EXTRACT_ALL(
                REGEXP_EXTRACT(v.way, '[{(]([^{}()]*)[)}]', 1), '(?:\[[^\[\]]*\]|[^,;\s])+'
            ) AS members
        FROM ways AS v
        WHERE REGEXP_MATCHES(v.way, '^[^{(]*[{(][^{}()]*[)}]')
    ) AS w
),

-- One row per game, range, piece, way and term; a way that begins with ! or $ also has the term * (any hand)
term_texts AS (
    SELECT t.*, CONTAINS(t.token, '!') AS is_not, LTRIM(t.token, ':!') AS term
    FROM (
        SELECT
            w.*,
            UNNEST(
                REGEXP_EXTRACT_ALL(
                    CASE WHEN REGEXP_MATCHES(w.way, '^[!$]') THEN '*' ELSE '' END || w.way, ':?!?\$?[^:!$]+|.'
                )
            ) AS token
        FROM ways AS w
        WHERE NOT REGEXP_MATCHES(w.way, '[{(]')
    ) AS t
),

-- One row per term: the slots of its pattern, and the slots after the - of a span
term_slots AS (
    SELECT
        t.*,
        pokersql.pattern_slots(t.part.slots) AS all_slots,
        LIST_FILTER(pokersql.pattern_slots(t.part.last), lambda pokersql_slot: pokersql_slot <> '*') AS last_slots
    FROM (
        SELECT
            w.*,
            REGEXP_EXTRACT(
                CASE
                    WHEN NOT w.is_named THEN REGEXP_REPLACE(w.pattern, '(?i)^(random|any)$', '*')
                    ELSE
                        COALESCE(
                            pokersql.named_pattern(w.name),
                            -- a pattern that is not a name has a bracket, a star or two variables for suits
                            CASE WHEN REGEXP_MATCHES(w.pattern, '[\[*]|[wxyz].*[wxyz]') THEN w.pattern END
                        )
                END,
                '^(' || pokersql.slot_pattern() || '+)(-' || pokersql.slot_pattern() || '+|\+)?$',
                ['slots', 'last']
            ) AS part
        FROM (
            SELECT
                x.*,
                p.takes_out,
                p.is_named,
                p.own_cards,
                p.board_cards,
                pokersql.pattern_text(x.term) AS pattern,
                LOWER(pattern) AS name
            FROM term_texts AS x
            INNER JOIN pieces AS p ON x.game = p.game AND x.written = p.written AND x.piece_number = p.piece_number
        ) AS w
    ) AS t
),

-- One row per term: the moves of its slots, and whether it is a valid pattern
patterns AS (
    SELECT
        t.*,
        CASE t.part.last
            WHEN '' THEN CAST([] AS BIGINT[])
            WHEN '+' THEN pokersql.rising_moves(t.slots)
            ELSE pokersql.span_moves(t.slots, t.last_slots)
        END AS moves,
        moves IS NOT NULL
        AND LEN(t.all_slots) BETWEEN 1 AND t.own_cards
        AND LEN(t.cards) = LEN(LIST_DISTINCT(t.cards))
        -- whole cards like AhKh must be as many as own_cards, except after !, beside another term or without a board
        AND (
            t.board_cards = 0
            OR t.takes_out
            OR t.way <> t.term
            OR LEN(t.all_slots) = t.own_cards
            OR LEN(t.cards) < LEN(t.all_slots)
        ) AS is_pattern
    FROM (
        SELECT
            s.*,
            LIST_FILTER(s.all_slots, lambda pokersql_slot: pokersql_slot <> '*') AS slots,
            LIST_FILTER(s.all_slots, lambda pokersql_slot: pokersql.is_card(pokersql_slot)) AS cards
        FROM term_slots AS s
    ) AS t
),

-- One row: the lowest valid percentage, which selects only the best starting hand
least_percentage AS (
    SELECT MIN(100 * t.combinations_so_far / t.combinations_in_all) AS percentage
    FROM pokersql.top_hands AS t
),

-- One row per game, range, piece, way and term: the term as a percentage, shape, pattern or card_bits. These four
-- columns are all NULL if the term is invalid
terms AS (
    SELECT
        t.game,
        t.written,
        t.piece_number,
        t.way,
        t.is_not,
        TRY_CAST(REGEXP_EXTRACT(t.term, '^([\d.]+)%$', 1) AS DECIMAL(9, 4)) AS share,
        CASE WHEN share BETWEEN l.percentage AND 100 AND t.is_named THEN share END AS percentage,
        h.shape,
        CASE WHEN t.is_pattern THEN CAST(t.slots AS TEXT) || CAST(t.moves AS TEXT) END AS pattern,
        t.slots,
        t.moves,
        LEN(t.all_slots) AS cards
    FROM patterns AS t
    CROSS JOIN least_percentage AS l
    LEFT JOIN pokersql.range_shapes AS h ON LOWER(t.term) = '$' || h.shape
    UNION ALL BY NAME
    SELECT p.game, p.written, p.piece_number, p.hand AS way, FALSE AS is_not, p.card_bits
    FROM pieces AS p
    WHERE p.card_bits IS NOT NULL
),

-- One row per game, range and valid piece: the list of its terms
term_lists AS (
    SELECT
        t.game,
        t.written,
        t.piece_number,
        LIST(
            {
                'way': t.way,
                'is_not': t.is_not,
                'percentage': t.percentage,
                'card_bits': t.card_bits,
                'shape': t.shape,
                'pattern': t.pattern,
                'slots': t.slots,
                'moves': t.moves,
                'cards': t.cards
            }
        ) AS terms
    FROM terms AS t
    GROUP BY t.game, t.written, t.piece_number
    HAVING COUNT(*) = COUNT(COALESCE(t.shape, t.pattern, CAST(COALESCE(t.percentage, t.card_bits) AS TEXT)))
),

-- One row per game, range and piece: its weight in millionths, a fraction if it has more than six decimals
weights AS (
    SELECT
        p.*,
        CASE
            WHEN p.weight = '' THEN 1000000
            WHEN p.weight LIKE '%\%' ESCAPE '\' THEN 10000 * TRY_CAST(RTRIM(p.weight, '%') AS DECIMAL(18, 10))
            ELSE 1000000 * TRY_CAST(p.weight AS DECIMAL(18, 10))
        END AS millionths
    FROM pieces AS p
)

SELECT
    w.game,
    w.written,
    w.piece_number,
    w.piece,
    w.takes_out,
    t.terms,
    TRY_CAST(w.millionths AS BIGINT) AS weight,
    CASE
        WHEN t.terms IS NULL THEN 'bad_range ''' || w.hand || ''''
        WHEN
            NOT COALESCE(w.millionths BETWEEN 0 AND 1000000 AND w.millionths = FLOOR(w.millionths), FALSE)
            OR (w.takes_out AND w.weight <> '')
            THEN 'bad_weight ''' || w.weight || ''''
    END AS error
FROM weights AS w
LEFT JOIN term_lists AS t ON w.game = t.game AND w.written = t.written AND w.piece_number = t.piece_number;
