-- The strength (a number) of each multiset of values by each set of rules, in each category that the values fit
-- Grain: one row per set of rules, category and multiset of values (value_codes); suits are ignored
-- Reads: rule_categories, value_groups
-- Access: internal

-- strength orders the hands by a set of rules; the best hand has the greatest strength. Its digits in base 15 are
-- hand_points + 1 and the ranks of the groups; if lowest_wins = 1, the digit of a group is 14 - rank.

DROP VIEW IF EXISTS value_strengths;

CREATE VIEW value_strengths AS
SELECT
    c.rules,
    v.value_codes,
    c.fewest_suits,
    c.most_suits,
    c.hand_points,
    c.category,
    (c.hand_points + 1) * 759375
    + CASE c.lowest_wins WHEN 1 THEN 759374 - v.value_digits ELSE v.value_digits END AS strength,
    REPLACE(
        REPLACE(REPLACE(REPLACE(c.wording, '{1}', v.name_1), '{2}', v.name_2), '{kickers}', v.kickers),
        '{lower}', v.lower
    ) AS description,
    v.rank_1,
    v.rank_2,
    v.rank_3,
    v.rank_4,
    v.rank_5
FROM rule_categories AS c
INNER JOIN value_groups AS v
    ON
        c.cards = v.cards
        AND c.distinct_values = v.distinct_values
        AND c.largest_group = v.largest_group
        AND c.second_group = v.second_group
        AND v.highest - v.lowest BETWEEN c.least_span AND c.most_span
        AND v.rank_1 BETWEEN c.first_from AND c.first_to;
