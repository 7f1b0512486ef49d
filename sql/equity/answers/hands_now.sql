-- What each hand that a player can hold is now
-- Grain: one row per player and hand
-- Columns:
--   player_id: as in player_ranges
--   seat: 1 for the first player, 2 for the second, ...
--   hole: the cards, as AhKh
--   starting_hand: AA, AKs, AKo
--   card_bits: the two cards, 2^card_id each
--   weight: of the hand in its range
--   place: orders the hands, lower is better; hand_rank with a board
--   hand_rank: of the best five cards now, NULL before the flop
--   hand_points: 0, high card, to 9, royal flush
--   category: the name of these points
--   description: the category and all that decides within it
-- Reads: equity_classes, equity_keys, hole_cards, known_bits, player_hands, ranks
-- Source: pokersql
-- Engine: duckdb

-- With a board the best five of all cards so far are compared. Before the flop there is no hand_rank: the hole cards
-- alone are compared, a pair above no pair, then the ranks.

DROP VIEW IF EXISTS hands_now;

CREATE VIEW hands_now AS
WITH
-- One row: the board and its codes
boards AS MATERIALIZED (
    SELECT
        k.board_bits,
        RANK_CODES(k.board_bits) AS board_codes,
        BOARD_SUIT(k.board_bits) AS flush_suit,
        SUIT_PART(k.board_bits, BOARD_SUIT(k.board_bits)) AS flush_codes
    FROM known_bits AS k
),

-- One row per combination of hole cards: its place and its words before the flop
preflop_hands AS (
    SELECT
        h.hole,
        DENSE_RANK() OVER (ORDER BY h.high_rank = h.low_rank DESC, h.high_rank DESC, h.low_rank DESC) AS place,
        CAST(h.high_rank = h.low_rank AS INTEGER) AS hand_points,
        CASE
            WHEN h.high_rank = h.low_rank THEN ', ' || hr.plural
            ELSE ', ' || hr.name || ' high, ' || lr.name || ' kicker'
        END AS words
    FROM hole_cards AS h
    INNER JOIN ranks AS hr ON h.high_rank = hr.rank
    INNER JOIN ranks AS lr ON h.low_rank = lr.rank
),

-- One row per category
points AS (
    SELECT DISTINCT c.hand_points, c.category FROM equity_classes AS c
)

SELECT
    h.player_id,
    h.seat,
    h.hole,
    h.starting_hand,
    h.card_bits,
    h.weight,
    CASE WHEN b.board_bits = 0 THEN a.place ELSE k.hand_rank END AS place,
    k.hand_rank,
    g.hand_points,
    g.category,
    CASE WHEN b.board_bits = 0 THEN g.category || a.words ELSE c.description END AS description
FROM player_hands AS h
CROSS JOIN boards AS b
INNER JOIN preflop_hands AS a ON h.hole = a.hole
LEFT JOIN equity_keys AS k
    ON k.hand_key = HOLDEM_KEY(b.board_codes, b.flush_suit, b.flush_codes, RANK_CODES(h.card_bits), h.card_bits)
LEFT JOIN equity_classes AS c ON k.hand_rank = c.hand_rank
INNER JOIN points AS g
    ON g.hand_points = CASE WHEN b.board_bits = 0 THEN a.hand_points ELSE c.hand_points END;
