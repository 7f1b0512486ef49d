-- Step 6: the points of each hand, 0 for a high card to 9 for a royal flush
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
-- Reads: lone_cards, step_categories
-- Source: the T-SQL article's step 6; the rules are the rows of rule_categories

DROP VIEW IF EXISTS hand_points;

CREATE VIEW hand_points AS
SELECT h.*, c.hand_points
FROM lone_cards AS h
INNER JOIN step_categories AS c
    ON
        h.distinct_values = c.distinct_values
        AND h.largest_group = c.largest_group
        AND h.distinct_suits BETWEEN c.fewest_suits AND c.most_suits
        AND h.span BETWEEN c.least_span AND c.most_span
        AND h.rank_1 BETWEEN c.first_from AND c.first_to;
