-- Each hand in words: Two Pair, Aces and Twos, Five kicker
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
-- Reads: player_rankings, step_categories, value_groups

DROP VIEW IF EXISTS hand_descriptions;

CREATE VIEW hand_descriptions AS
SELECT
    h.game_id,
    h.player_id,
    h.hand,
    h.distinct_values,
    h.distinct_suits,
    h.largest_group,
    h.second_group,
    h.highest,
    h.lowest,
    h.rank_codes,
    h.rank_1,
    h.rank_2,
    h.rank_3,
    h.rank_4,
    h.rank_5,
    h.hand_points,
    h.category,
    h.player_ranking,
    REPLACE(
        REPLACE(REPLACE(REPLACE(c.wording, '{1}', v.name_1), '{2}', v.name_2), '{kickers}', v.kickers),
        '{lower}', v.lower
    ) AS description
FROM player_rankings AS h
INNER JOIN step_categories AS c ON h.hand_points = c.hand_points
INNER JOIN value_groups AS v
    ON
        v.cards = 5
        AND h.largest_group = v.largest_group
        AND h.second_group = v.second_group
        AND (((h.rank_1 * 15 + h.rank_2) * 15 + h.rank_3) * 15 + h.rank_4) * 15 + h.rank_5 = v.value_digits;
