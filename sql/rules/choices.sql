-- The choices of own cards and board cards that a game allows as a hand: 21 in hold'em, 60 in Omaha
-- Grain: one row per game and choice
-- Columns:
--   choice: the sum of 2^(place - 1) over the places of its cards
--   cards: how many cards the choice has
--   place_1: the place of the first card; the player's own cards have the first places, then the board's cards
--   place_2: the place of the second card, 0 if there is none
--   place_3: the place of the third card, 0 if there is none
--   place_4: the place of the fourth card, 0 if there is none
--   place_5: the place of the fifth card, 0 if there is none
-- Reads: category_orders, choice_places, games, used_limits

DROP VIEW IF EXISTS choices;

CREATE VIEW choices AS
WITH
-- One row per game and number of cards that a hand may have
hand_sizes AS (
    SELECT DISTINCT
        g.game,
        g.own_cards,
        u.fewest_used,
        u.most_used,
        g.own_cards + g.board_cards AS all_cards,
        o.cards
    FROM games AS g
    INNER JOIN used_limits AS u ON g.game = u.game
    INNER JOIN category_orders AS o ON o.rules IN (g.high_rules, g.low_rules)
),

-- One row per game, choice and place: number is 1 for the choice's lowest place, 2 for the next, ...
numbers AS (
    SELECT
        h.game,
        h.own_cards,
        h.fewest_used,
        h.most_used,
        c.choice,
        c.cards,
        c.place,
        ROW_NUMBER() OVER (PARTITION BY h.game, c.choice ORDER BY c.place) AS number
    FROM hand_sizes AS h
    INNER JOIN choice_places AS c ON h.cards = c.cards AND h.all_cards >= c.last_place
)

SELECT
    n.game,
    n.choice,
    n.cards,
    MAX(CASE WHEN n.number = 1 THEN n.place ELSE 0 END) AS place_1,
    MAX(CASE WHEN n.number = 2 THEN n.place ELSE 0 END) AS place_2,
    MAX(CASE WHEN n.number = 3 THEN n.place ELSE 0 END) AS place_3,
    MAX(CASE WHEN n.number = 4 THEN n.place ELSE 0 END) AS place_4,
    MAX(CASE WHEN n.number = 5 THEN n.place ELSE 0 END) AS place_5
FROM numbers AS n
GROUP BY n.game, n.choice, n.cards, n.fewest_used, n.most_used
HAVING SUM(CASE WHEN n.place <= n.own_cards THEN 1 ELSE 0 END) BETWEEN n.fewest_used AND n.most_used;
