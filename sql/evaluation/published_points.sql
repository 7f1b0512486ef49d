-- Step 6 as the T-SQL article published it: the ace is never low, so A-2-3-4-5 is no straight
-- Grain: one row per hand that is in a category of the rules of settings
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
--   rank_codes: the sum of the cards' rank codes, which is the hand_key of hand_classes; of a flush minus it
--   rank_1: the rank of the first group, as its cards are read: larger groups first, then higher ranks
--   rank_2: the rank of the second group; a kicker is a group of one
--   rank_3: the rank of the third group, 0 if there is none
--   rank_4: the rank of the fourth group, 0 if there is none
--   rank_5: the rank of the fifth group, 0 if there is none; 1 for the ace of A-2-3-4-5
--   hand_points: the category's place in the rules: 0, high card, to 9, royal flush by the standard ones
--   category: the name of these points
--   player_ranking: the place in the game: 1 wins, equal places split the pot
--   description: the category and all that decides within it
--   published_points: the points if the ace is never low, so that A-2-3-4-5 is no straight
--   published_category: the name of these points
-- Reads: hand_descriptions, rule_categories
-- Source: the T-SQL article's step 6

DROP VIEW IF EXISTS published_points;

CREATE VIEW published_points AS
SELECT
    h.*,
    c.hand_points AS published_points,
    c.category AS published_category
FROM hand_descriptions AS h
INNER JOIN rule_categories AS c
    ON
        c.rules = 'published'
        AND h.distinct_values = c.distinct_values
        AND h.largest_group = c.largest_group
        AND h.distinct_suits BETWEEN c.fewest_suits AND c.most_suits
        AND h.highest - h.lowest BETWEEN c.least_span AND c.most_span
        AND CASE WHEN h.distinct_values = 5 THEN h.highest ELSE h.rank_1 END BETWEEN c.first_from AND c.first_to;
