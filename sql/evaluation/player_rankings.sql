-- Step 7: the category of each hand and its place in its game
-- Grain: one row per hand that is in a category of the rules
-- Columns:
--   game_id: the game; hands of one game are ranked against each other
--   player_id: whose hand
--   hand: the five cards in rising order, 2c 9d Kc
--   distinct_values: how many different ranks the hand has, 2 to 5
--   distinct_suits: how many different suits, 1 to 4; 1 is a flush
--   largest_group: cards in the largest group of equal rank, 1 to 4
--   second_group: cards in the second group, 1 or 2
--   highest: the highest rank, the ace 14
--   lowest: the lowest rank, the ace 14
--   low_ace: 1 if the highest card is read low to make a straight, as in A-2-3-4-5, else 0
--   rank_codes: the sum of the cards' rank codes, which is the hand_key of hand_classes; of a flush minus it
--   span: highest minus lowest, as the cards are read; 4 for A-2-3-4-5
--   rank_1: the rank of the first group, as its cards are read: larger groups first, then higher ranks
--   rank_2: the rank of the second group; a kicker is a group of one
--   rank_3: the rank of the third group, 0 if there is none
--   rank_4: the rank of the fourth group, 0 if there is none
--   rank_5: the rank of the fifth group, 0 if there is none; 1 for the ace of A-2-3-4-5
--   largest_value: the rank of the first group if it has two cards or more, else 0
--   second_value: the rank of the second group if it has two cards or more, else 0
--   lone_values: the ranks of the lone cards, highest first, as the digits of a number in base 15
--   hand_points: the category's place in the rules: 0, high card, to 9, royal flush by the standard ones
--   category: the name of these points
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
