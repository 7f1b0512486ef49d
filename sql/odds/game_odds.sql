-- The exact number of deals in each category, for each game and half of the pot
-- Grain: one row per game (if its deals are counted exactly), half of the pot and category
-- Columns:
--   half: the half of the pot, high or low
--   hand_points: the category's number in the rules of this half, 0 for the lowest; -1 for hands that do not qualify
--   deals: the number of deals of a player's cards and the board; without a board, the number of hands
--   probability: deals / the number of all deals
--   odds_against: (the number of all deals - deals) / deals
-- Reads: game_counts, game_halves, games, hand_odds, rule_categories, rules, used_limits

-- Draw games have the odds of the hands before the draw. Hold'em has the odds of the best five of seven cards.

DROP VIEW IF EXISTS game_odds;

CREATE VIEW game_odds AS
WITH
-- One row per game and half of the pot: its rules, and the game's numbers of cards
halves AS (
    SELECT g.game, f.half, f.half_rules AS rules, g.own_cards, g.board_cards, u.fewest_used, u.most_used
    FROM games AS g
    INNER JOIN used_limits AS u ON g.game = u.game
    INNER JOIN game_halves AS f ON g.game = f.game
),

-- One row per game, half and category: the number of deals
counts AS (
    SELECT h.game, h.half, n.hand_points, n.category, n.hands AS deals
    FROM halves AS h
    INNER JOIN hand_odds AS n ON h.rules = n.rules AND h.own_cards + h.board_cards = n.cards
    WHERE h.fewest_used = 0 AND h.most_used = h.own_cards
    UNION ALL
    SELECT h.game, h.half, n.hand_points, COALESCE(c.category, r.unqualified) AS category, n.deals
    FROM halves AS h
    INNER JOIN game_counts AS n ON h.rules = n.rules AND h.own_cards = n.own_cards
    INNER JOIN rules AS r ON h.rules = r.rules
    LEFT JOIN rule_categories AS c ON n.rules = c.rules AND n.hand_points = c.hand_points
    WHERE h.fewest_used = 2 AND h.most_used = 2 AND h.board_cards = 5
),

-- One row per game, half and category: all_deals is the number of deals of all categories
totals AS (
    SELECT n.*, CAST(SUM(n.deals) OVER (PARTITION BY n.game, n.half) AS BIGINT) AS all_deals FROM counts AS n
)

SELECT
    t.game,
    t.half,
    t.hand_points,
    t.category,
    t.deals,
    CAST(t.deals AS DOUBLE PRECISION) / t.all_deals AS probability,
    CAST(t.all_deals - t.deals AS DOUBLE PRECISION) / t.deals AS odds_against
FROM totals AS t;
