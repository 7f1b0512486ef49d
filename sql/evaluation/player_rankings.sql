-- Step 7: the category of each hand and its place in its game
-- Grain: one row per hand that is in a category of the rules
-- Columns:
--   player_ranking: the place in the game: 1 wins, equal places split the pot
-- Reads: hand_points, step_categories
-- Source: the T-SQL article's step 7: points, largest group, second group, lone cards, in that order

-- By rules with lowest_wins = 1 the lower ranks win within a category, so direction turns their order round.

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
