-- Each hand in words: Two Pair, Aces and Twos, Five kicker
-- Grain: one row per hand
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
--   rank_1: the rank of the first group: larger groups first, then higher ranks
--   rank_2: the rank of the second group; a kicker is a group of one
--   rank_3: the rank of the third group, 0 if there is none
--   rank_4: the rank of the fourth group, 0 if there is none
--   rank_5: the rank of the fifth group, 0 if there is none; 1 for a low ace
--   hand_points: 0, high card, to 9, royal flush
--   category: the name of these points
--   player_ranking: the place in the game: 1 wins, equal places split the pot
--   description: the category and all that decides within it
-- Reads: categories, player_rankings, ranks
-- Source: pokersql

DROP VIEW IF EXISTS hand_descriptions;

CREATE VIEW hand_descriptions AS
WITH
-- One row per hand: the names of its first two groups, and of the kickers below the first group
group_names AS (
    SELECT
        h.*,
        CASE WHEN h.largest_group = 1 THEN r1.name ELSE r1.plural END AS name_1,
        CASE WHEN h.second_group = 1 THEN r2.name ELSE r2.plural END AS name_2,
        SUBSTR(
            CASE WHEN h.second_group = 1 THEN '-' || r2.name ELSE '' END
            || CASE WHEN h.rank_3 > 0 THEN '-' || r3.name ELSE '' END
            || CASE WHEN h.rank_4 > 0 THEN '-' || r4.name ELSE '' END
            || CASE WHEN h.rank_5 > 0 THEN '-' || r5.name ELSE '' END,
            2
        ) AS kickers
    FROM player_rankings AS h
    LEFT JOIN ranks AS r1 ON h.rank_1 = r1.rank
    LEFT JOIN ranks AS r2 ON h.rank_2 = r2.rank
    LEFT JOIN ranks AS r3 ON h.rank_3 = r3.rank
    LEFT JOIN ranks AS r4 ON h.rank_4 = r4.rank
    LEFT JOIN ranks AS r5 ON h.rank_5 = r5.rank
)

SELECT
    n.game_id,
    n.player_id,
    n.hand,
    n.distinct_values,
    n.distinct_suits,
    n.largest_group,
    n.second_group,
    n.highest,
    n.lowest,
    n.rank_codes,
    n.rank_1,
    n.rank_2,
    n.rank_3,
    n.rank_4,
    n.rank_5,
    n.hand_points,
    n.category,
    n.player_ranking,
    n.category
    || REPLACE(REPLACE(c.wording, '{1}', n.name_1), '{2}', n.name_2)
    || CASE
        WHEN c.says_kickers = 0 THEN ''
        WHEN n.kickers LIKE '%-%' THEN ', ' || n.kickers || ' kickers'
        ELSE ', ' || n.kickers || ' kicker'
    END AS description
FROM group_names AS n
INNER JOIN categories AS c ON n.hand_points = c.hand_points;
