-- The number of five-card hands of each category that the last run of deal.sql dealt
-- Grain: one row per category that was dealt
-- Columns:
--   hand_points: 0 (high card) to 9 (royal flush)
--   hands: the number of hands
-- Reads: categories, deals, games, hand_classes, hand_keys, hand_sums, settings

-- To test these counts for luck: INSERT INTO observations SELECT 1, category, hands FROM dealt_categories;
-- Only games with showdown = 'payouts' count. The best five of seven cards have other odds, and players share a board.

DROP VIEW IF EXISTS dealt_categories;

CREATE VIEW dealt_categories AS
WITH
-- One row per hand_points that was dealt: the number of hands
counts AS (
    SELECT c.hand_points, COUNT(*) AS hands
    FROM hand_sums AS h
    INNER JOIN deals AS d ON h.game_id = d.game_id
    INNER JOIN settings AS s ON d.game_id >= s.first_game
    INNER JOIN hand_keys AS k ON h.hand_key = k.hand_key
    INNER JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
    INNER JOIN games AS g ON d.game = g.game
    WHERE g.showdown = 'payouts' AND h.cards = 5
    GROUP BY c.hand_points
)

SELECT n.hand_points, c.category, n.hands
FROM counts AS n
INNER JOIN categories AS c ON n.hand_points = c.hand_points;
