-- What each next card makes of the first player's hand in a game of two own cards and three of the board
-- Grain: one row per card that can come
-- Columns:
--   card: the next card of the board, as Td
--   category: of the hand after the card
--   description: of the hand after the card
--   hand_rank: of the hand after the card, 1 is the best
--   improves: TRUE if the card raises the hand's points by more than pairs on the board raise everybody's
--   category_now: of the hand before the card
--   description_now: of the hand before the card
-- Reads: decks, game_boards, game_givens, game_hands_now, rule_categories
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS game_outs;

CREATE VIEW game_outs AS
WITH
-- One row per board and rank on it
board_groups AS (
    SELECT b.next_card, d.rank, ANY_VALUE(d.card) FILTER (d.card_id = b.next_card) AS card, COUNT(*) AS cards
    FROM (SELECT g.next_card, UNNEST(g.cards) AS card_id FROM game_boards AS g) AS b
    CROSS JOIN game_givens AS q
    INNER JOIN decks AS d ON q.deck = d.deck AND b.card_id = d.card_id
    GROUP BY b.next_card, d.rank
),

-- One row per board: its groups of equal ranks
board_shapes AS (
    SELECT
        ANY_VALUE(g.card) AS card,
        COUNT(*) FILTER (g.cards > 1) AS paired_groups,
        MAX(g.cards) AS largest_group
    FROM board_groups AS g
    GROUP BY g.next_card
),

-- One row per board: the points of the board alone, by its pairs
board_points AS (
    SELECT s.card, MIN(c.hand_points) AS hand_points
    FROM board_shapes AS s
    CROSS JOIN game_givens AS q
    INNER JOIN rule_categories AS c
        ON
            q.high_rules = c.rules
            AND s.paired_groups = c.paired_groups
            AND s.largest_group = c.largest_group
    GROUP BY s.card
),

-- One row per board: the first player's hand
hands AS MATERIALIZED (
    SELECT h.card, h.hand_rank, h.hand_points, h.category, h.description FROM game_hands_now AS h
    WHERE h.seat = 1
)

SELECT
    h.card,
    h.category,
    h.description,
    h.hand_rank,
    h.hand_points - n.hand_points > b.hand_points - bn.hand_points AS improves,
    n.category AS category_now,
    n.description AS description_now
FROM hands AS h
INNER JOIN hands AS n ON n.card IS NULL
INNER JOIN board_points AS b ON h.card = b.card
INNER JOIN board_points AS bn ON bn.card IS NULL
WHERE h.card IS NOT NULL;
