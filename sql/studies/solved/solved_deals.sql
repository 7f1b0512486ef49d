-- The cards that the players of each game in solved_games can be dealt, and the card on the board
-- Grain: one row per game and three cards, or two cards in a game without a board
-- Columns:
--   card_1: the card of player 1
--   card_2: the card of player 2
--   board: the card on the board, '' without a board
--   strength_1: the strength of player 1's card, or 1000 more if it pairs the board
--   strength_2: the strength of player 2's card, or 1000 more if it pairs the board
--   chance: the probability of these cards
-- Reads: solved_cards, solved_rounds
-- Access: internal

DROP VIEW IF EXISTS solved_deals;

CREATE VIEW solved_deals AS
WITH
-- One row per game: whether it has a board
games AS (
    SELECT r.game, MAX(r.has_board) AS has_board
    FROM solved_rounds AS r
    GROUP BY r.game
),

-- One row per game and card that the board can be; one row without a card in a game without a board
boards AS (
    SELECT c.game, c.card, c.copies
    FROM solved_cards AS c
    INNER JOIN games AS g ON c.game = g.game AND g.has_board = 1
    UNION ALL
    SELECT g.game, '' AS card, 1 AS copies
    FROM games AS g
    WHERE g.has_board = 0
),

-- One row per game and cards: the number of ways to draw them one after the other
deals AS (
    SELECT
        f.game,
        f.card AS card_1,
        s.card AS card_2,
        b.card AS board,
        f.strength + CASE WHEN f.card = b.card THEN 1000 ELSE 0 END AS strength_1,
        s.strength + CASE WHEN s.card = b.card THEN 1000 ELSE 0 END AS strength_2,
        f.copies * (s.copies - CASE WHEN f.card = s.card THEN 1 ELSE 0 END)
        * (
            b.copies - CASE WHEN f.card = b.card THEN 1 ELSE 0 END
            - CASE WHEN s.card = b.card THEN 1 ELSE 0 END
        ) AS ways
    FROM solved_cards AS f
    INNER JOIN solved_cards AS s ON f.game = s.game
    INNER JOIN boards AS b ON f.game = b.game
)

SELECT
    d.game,
    d.card_1,
    d.card_2,
    d.board,
    d.strength_1,
    d.strength_2,
    CAST(d.ways AS DOUBLE PRECISION) / SUM(d.ways) OVER (PARTITION BY d.game) AS chance
FROM deals AS d
WHERE d.ways > 0;
