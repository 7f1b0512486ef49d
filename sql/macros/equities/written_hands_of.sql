-- The hands that each text of a question names
-- Grain: one row per game, part, text and hand, for the texts without an error
-- Reads: pokersql.hole_cards, pokersql.range_shapes, pokersql.top_hands
-- Engine: duckdb
-- Access: internal

-- The tables have the rows of asked_texts_of, range_pieces_of and game_methods. The weight of a hand in a range is in
-- millionths; if several pieces name a hand, the last piece counts. hands is the number of hands that the text names.
-- missing is the number of unknown own cards. If the text is a pattern of boards, a hand is a set of cards that
-- completes the pattern's whole cards to a board. A pattern of fewer than three cards is completed to a flop.

CREATE OR REPLACE MACRO pokersql.written_hands_of(texts, pieces, methods) AS TABLE
WITH
-- One row per term of a range without an error: its meaning. size is the number of cards of a hand, or in a game
-- without a board that of the range's longest pattern
terms AS MATERIALIZED (
    SELECT
        t.*,
        DENSE_RANK() OVER (ORDER BY t.game, t.written) AS range_number,
        DENSE_RANK() OVER (ORDER BY t.game, t.written, t.piece_number, t.way) AS way_number,
        CASE
            WHEN m.board_cards > 0 THEN m.own_cards
            ELSE MAX(t.cards) OVER (PARTITION BY t.game, t.written)
        END AS size
    FROM (
        SELECT p.game, p.written, p.piece_number, p.takes_out, p.weight, UNNEST(p.terms, max_depth := 2)
        FROM QUERY_TABLE(pieces) AS p
        ANTI JOIN (SELECT e.* FROM QUERY_TABLE(pieces) AS e WHERE e.error IS NOT NULL) AS e
            ON p.game = e.game AND p.written = e.written
    ) AS t
    INNER JOIN QUERY_TABLE(methods) AS m ON t.game = m.game
),

-- One row per pattern of a hand or of a board: its number
patterns AS MATERIALIZED (
    SELECT p.*, ROW_NUMBER() OVER () AS number
    FROM (
        SELECT DISTINCT t.pattern, t.slots, t.moves, t.size AS cards, FALSE AS is_board
        FROM terms AS t
        WHERE t.pattern IS NOT NULL
        UNION
        SELECT t.written AS pattern, t.slots, [] AS moves, GREATEST(LEN(t.slots), 3) AS cards, TRUE AS is_board
        FROM QUERY_TABLE(texts) AS t
        WHERE t.part = 'board' AND t.is_range AND t.error IS NULL
    ) AS p
),

-- One row per pattern and hand
pattern_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.pattern_hands_of('patterns') AS h
),

-- One row per way: the number of its terms without ! that are not shapes
ways AS (
    SELECT
        t.game,
        t.written,
        t.range_number,
        t.piece_number,
        t.way_number,
        t.takes_out,
        t.weight,
        COUNT(*) FILTER (WHERE NOT t.is_not AND t.shape IS NULL) AS terms
    FROM terms AS t
    GROUP BY t.game, t.written, t.range_number, t.piece_number, t.way_number, t.takes_out, t.weight
),

-- One row per term and hand that fits it, for terms that are not shapes
term_hands AS (
    SELECT t.way_number, t.is_not, h.card_bits
    FROM terms AS t
    INNER JOIN pokersql.top_hands AS s ON s.combinations_so_far * 100 <= t.percentage * s.combinations_in_all
    INNER JOIN pokersql.hole_cards AS h ON s.starting_hand = h.starting_hand
    UNION ALL
    SELECT t.way_number, t.is_not, t.card_bits
    FROM terms AS t
    WHERE t.card_bits IS NOT NULL
    UNION ALL
    SELECT t.way_number, t.is_not, h.card_bits
    FROM terms AS t
    INNER JOIN patterns AS p ON t.pattern = p.pattern AND t.size = p.cards AND NOT p.is_board
    INNER JOIN pattern_hands AS h ON p.number = h.number
),

-- One row per way and hand that fits all terms of the way; shapes are not tested yet
way_hands AS (
    SELECT h.way_number, h.card_bits
    FROM term_hands AS h
    INNER JOIN ways AS w ON h.way_number = w.way_number
    GROUP BY h.way_number, h.card_bits, w.terms
    HAVING COUNT(*) = w.terms AND NOT BOOL_OR(h.is_not)
),

-- One row per way and hand that does not fit the way's shapes
other_hands AS (
    SELECT DISTINCT h.way_number, h.card_bits
    FROM way_hands AS h
    INNER JOIN terms AS t ON h.way_number = t.way_number
    INNER JOIN pokersql.range_shapes AS s ON t.shape = s.shape
    WHERE
        t.is_not = (
            pokersql.groups_with(h.card_bits, s.counted, 2) BETWEEN s.fewest_twos AND s.most_twos
            AND COALESCE(pokersql.groups_with(h.card_bits, s.counted, 3) = s.threes, TRUE)
            AND COALESCE(pokersql.groups_with(h.card_bits, s.counted, 4) = s.fours, TRUE)
        )
),

-- One row per range and hand: the weight of the last piece that names the hand
range_hands AS (
    SELECT w.range_number, h.card_bits, ARG_MAX(w.weight, w.piece_number) AS weight
    FROM way_hands AS h
    INNER JOIN ways AS w ON h.way_number = w.way_number
    ANTI JOIN other_hands AS o ON h.way_number = o.way_number AND h.card_bits = o.card_bits
    GROUP BY w.range_number, h.card_bits
    HAVING NOT BOOL_OR(w.takes_out) AND ARG_MAX(w.weight, w.piece_number) > 0
),

-- One row per game, part, text and hand: the weight
hands AS (
    SELECT t.game, t.part, t.written, t.card_bits, CAST(1 AS BIGINT) AS weight
    FROM QUERY_TABLE(texts) AS t
    WHERE t.part = 'hand' AND NOT t.is_range AND t.error IS NULL
    UNION ALL
    SELECT w.game, 'hand' AS part, w.written, h.card_bits, h.weight
    FROM range_hands AS h
    INNER JOIN (SELECT DISTINCT y.range_number, y.game, y.written FROM ways AS y) AS w
        ON h.range_number = w.range_number
    UNION ALL
    SELECT t.game, t.part, t.written, h.card_bits & ~t.card_bits AS card_bits, h.weight
    FROM QUERY_TABLE(texts) AS t
    INNER JOIN patterns AS p ON t.written = p.pattern AND p.is_board AND t.part = 'board' AND t.is_range
    INNER JOIN pattern_hands AS h ON p.number = h.number
)

SELECT
    h.game,
    h.part,
    h.written,
    h.card_bits,
    h.weight,
    CASE WHEN h.part = 'hand' THEN m.own_cards - BIT_COUNT(h.card_bits) ELSE 0 END AS missing,
    COUNT(*) OVER (PARTITION BY h.game, h.part, h.written) AS hands,
    -- is_open: the range has all combinations of hole cards, with one weight
    m.has_starting_hands AND h.part = 'hand' AND hands = (SELECT COUNT(*) FROM pokersql.hole_cards)
    AND MIN(h.weight) OVER (PARTITION BY h.game, h.part, h.written)
    = MAX(h.weight) OVER (PARTITION BY h.game, h.part, h.written) AS is_open
FROM hands AS h
INNER JOIN QUERY_TABLE(methods) AS m ON h.game = m.game;
