-- Each hand in words: Two Pair, Aces and Twos, Five kicker
-- Grain: one row per hand that fits a category of the rules
-- Columns:
--   description: the category, and the ranks that decide within it
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
