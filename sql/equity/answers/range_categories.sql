-- What a range makes on this street and the next ones, by itself, over all boards that the known cards leave
-- Grain: one row per player, number of board cards and category
-- Columns:
--   player_id: as in player_ranges
--   player: the hand or range as it is written
--   board_cards: 3 on the flop, 4 on the turn, 5 on the river
--   street: flop, turn, river
--   hand_points: 0, high card, to 9, royal flush
--   category: the name of these points
--   runouts: boards times hands with this category, by the hands' weights
--   share: runouts / all runouts of the player on the street
-- Reads: equity_classes, equity_keys, known_bits, player_hands, seats
-- Source: pokersql
-- Engine: duckdb

-- Cards of another player's one hand are out of the range, but may come on the board: a range is seen by itself.

-- Before the flop there is the flop alone: on 2,118,760 boards of five cards 1,326 hands are too many. All hands of a
-- starting hand make the same then, so one stands for them, unless a known card tells suits apart.
-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

DROP VIEW IF EXISTS range_categories;

CREATE VIEW range_categories AS
WITH
-- One row per street from now on
streets AS (
    SELECT s.board_cards, s.street
    FROM (VALUES (3, 'flop'), (4, 'turn'), (5, 'river')) AS s (board_cards, street) -- noqa: AL05
),

-- One row per street to count: what is known now, and how many cards come until then
street_questions AS (
    SELECT k.board_bits, k.known_bits, s.board_cards - 5 + k.cards_to_come AS cards_to_come
    FROM known_bits AS k
    INNER JOIN streets AS s
        ON
            s.board_cards + k.cards_to_come >= 5
            AND (k.cards_to_come <= 2 OR (k.cards_to_come = 5 AND s.board_cards = 3))
),

-- One row per board of each street
boards AS MATERIALIZED (
    SELECT b.*, BIT_COUNT(b.board_bits) AS board_cards FROM BOARDS_OF('street_questions') AS b
),

-- One row per player and hand, or per starting hand
hands AS (
    SELECT
        h.player_id,
        MIN(h.rank_codes) AS rank_codes,
        MIN(h.card_bits) AS card_bits,
        SUM(h.weight) AS weight
    FROM player_hands AS h
    CROSS JOIN known_bits AS k
    GROUP BY h.player_id, h.starting_hand, CASE WHEN k.known_bits > 0 THEN h.card_bits END
),

-- One row per player, street and rank
rank_counts AS (
    SELECT h.player_id, b.board_cards, k.hand_rank, SUM(h.weight) AS runouts
    FROM boards AS b
    INNER JOIN hands AS h ON b.card_bits & h.card_bits = 0
    INNER JOIN equity_keys AS k
        ON k.hand_key = HOLDEM_KEY(b.board_codes, b.flush_suit, b.flush_codes, h.rank_codes, h.card_bits)
    GROUP BY h.player_id, b.board_cards, k.hand_rank
)

SELECT
    r.player_id,
    p.hand_range AS player,
    r.board_cards,
    s.street,
    c.hand_points,
    c.category,
    CAST(SUM(r.runouts) AS HUGEINT) AS runouts,
    SUM(r.runouts) / SUM(SUM(r.runouts)) OVER (PARTITION BY r.player_id, r.board_cards) AS share
FROM rank_counts AS r
INNER JOIN streets AS s ON r.board_cards = s.board_cards
INNER JOIN equity_classes AS c ON r.hand_rank = c.hand_rank
INNER JOIN seats AS p ON r.player_id = p.player_id
GROUP BY r.player_id, p.hand_range, r.board_cards, s.street, c.hand_points, c.category;
