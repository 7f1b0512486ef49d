-- Step 7: the category of each hand, and its ranking within its game
-- Grain: one row per hand that fits a category of the rules
-- Columns:
--   player_ranking: 1 wins; hands with the same ranking split the pot
-- Reads: hand_points, step_categories
-- Source: the T-SQL article's step 7: points, largest group, second group, lone cards, in that order

-- If lowest_wins = 1, the lower ranks win within a category: step_categories.direction is -1 and reverses the order.

DROP VIEW IF EXISTS player_rankings;

CREATE VIEW player_rankings AS
SELECT
    h.*,
    c.category,
    DENSE_RANK() OVER (
        PARTITION BY h.game_id
        ORDER BY
            h.hand_points DESC,
            c.direction * h.largest_value DESC,
            c.direction * h.second_value DESC,
            c.direction * h.lone_values DESC
    ) AS player_ranking
FROM hand_points AS h
INNER JOIN step_categories AS c ON h.hand_points = c.hand_points;
