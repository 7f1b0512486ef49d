-- Step 7, the category of each hand and its place in its game
-- Grain: one row per hand; player_ranking 1 wins, equal = split
-- Reads: categories, hand_points
-- Source: the T-SQL article's step 7: points, largest group, second group, lone cards, in that order

DROP VIEW IF EXISTS player_rankings;

CREATE VIEW player_rankings AS
SELECT
    h.*,
    c.category,
    DENSE_RANK() OVER (
        PARTITION BY h.game_id
        ORDER BY h.hand_points DESC, h.largest_value DESC, h.second_value DESC, h.lone_values DESC
    ) AS player_ranking
FROM hand_points AS h
INNER JOIN categories AS c ON h.hand_points = c.hand_points;
