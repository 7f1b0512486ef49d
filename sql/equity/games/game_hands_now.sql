-- What the known hands of a game are now and after each next card: the best of two own cards and three of the board
-- Grain: one row per player and board: the board now (card is NULL) and the board with each next card
-- Columns:
--   player_id: as in player_ranges
--   seat: 1 for the first player, 2 for the second, ...
--   card: the next card, as Td, or NULL
--   hand_rank: of the high hand, 1 is the best
--   hand_points: the category's place in the rules, 0 is the lowest
--   category: the name of these points
--   description: the category and all that decides within it
-- Reads: class_ranks, deck, game_boards, game_cards, game_givens, game_texts
-- Source: pokersql
-- Engine: duckdb

-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

DROP VIEW IF EXISTS game_hands_now;

CREATE VIEW game_hands_now AS
WITH
-- One row per player and two own cards
own_pairs AS (
    SELECT
        a.seat,
        a.card_id AS card_1,
        b.card_id AS card_2,
        a.rank_code + b.rank_code AS codes,
        a.suit_bits & b.suit_bits AS suit_bits
    FROM game_cards AS a
    INNER JOIN game_cards AS b ON a.seat = b.seat AND a.card_id < b.card_id
    WHERE a.seat > 0
),

-- One row per player and board
best_ranks AS (
    SELECT r.seat, r.next_card, MIN(r.hand_rank) AS hand_rank
    FROM PAIR_RANKS_OF('game_boards', 'own_pairs') AS r
    GROUP BY r.seat, r.next_card
),

-- One row per rank of the game's high rules
classes AS (
    SELECT DISTINCT c.hand_rank, c.hand_points, c.category, c.description
    FROM game_givens AS g
    INNER JOIN class_ranks AS c ON g.high_rules = c.rules
)

SELECT t.player_id, b.seat, d.card, b.hand_rank, c.hand_points, c.category, c.description
FROM best_ranks AS b
INNER JOIN game_texts AS t ON b.seat = t.seat
INNER JOIN classes AS c ON b.hand_rank = c.hand_rank
LEFT JOIN deck AS d ON b.next_card = d.card_id;
