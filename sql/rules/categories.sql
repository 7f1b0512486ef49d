-- The rules of poker: the ten categories, their characteristics and their names
-- Grain: one row per category (10); no two rows overlap, so a hand fits exactly one
-- Columns:
--   hand_points: 0 to 9
--   category: the name of the field
--   t_sql_name: the T-SQL article's word
--   plural_name: a third article's word, Singles for High Card
--   director_name: the Director article's word: '' for High Card, straightFlush for Royal Flush too
--   distinct_values: how many different ranks the hand has
--   fewest_suits: the least number of suits
--   most_suits: the greatest number of suits; 1 is a flush
--   paired_groups: how many ranks have two cards or more
--   largest_group: cards of the most frequent rank
--   second_group: cards of the next most frequent rank
--   least_span: the least span = highest rank - lowest rank; 4 for A-2-3-4-5
--   most_span: the greatest span
--   lowest_from: the hand's lowest rank is at least this, an ace being 14
--   lowest_to: the hand's lowest rank is at most this
--   wording: what a description says after the category: {1} and {2} are the names of the first two groups
--   says_kickers: 1 if a description ends with the kickers
--   leader: what hand_comparison calls the first group if it decides
--   follower: the same for the second group
-- Reads: nothing
-- Source: the T-SQL article's table of characteristics (distinct values and suits, groups, high minus low)

DROP TABLE IF EXISTS categories;

CREATE TABLE categories (
    hand_points INTEGER NOT NULL PRIMARY KEY,
    category TEXT NOT NULL,
    t_sql_name TEXT NOT NULL,
    plural_name TEXT NOT NULL,
    director_name TEXT NOT NULL,
    distinct_values INTEGER NOT NULL,
    fewest_suits INTEGER NOT NULL,
    most_suits INTEGER NOT NULL,
    paired_groups INTEGER NOT NULL,
    largest_group INTEGER NOT NULL,
    second_group INTEGER NOT NULL,
    least_span INTEGER NOT NULL,
    most_span INTEGER NOT NULL,
    lowest_from INTEGER NOT NULL,
    lowest_to INTEGER NOT NULL,
    wording TEXT NOT NULL,
    says_kickers INTEGER NOT NULL,
    leader TEXT NOT NULL,
    follower TEXT NOT NULL
);

INSERT INTO categories (
    hand_points, category, t_sql_name, plural_name, director_name, distinct_values, fewest_suits, most_suits,
    paired_groups, largest_group, second_group, least_span, most_span, lowest_from, lowest_to, wording, says_kickers,
    leader, follower
)
SELECT
    0 AS hand_points, 'High Card' AS category,
    'Nothing' AS t_sql_name, 'Singles' AS plural_name, '' AS director_name,
    5 AS distinct_values, 2 AS fewest_suits, 4 AS most_suits,
    0 AS paired_groups, 1 AS largest_group, 1 AS second_group,
    5 AS least_span, 12 AS most_span, 2 AS lowest_from, 9 AS lowest_to,
    ', {1} high' AS wording, 1 AS says_kickers,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    1 AS hand_points, 'One Pair' AS category,
    'Two of a Kind' AS t_sql_name, 'One Pair' AS plural_name, 'pair' AS director_name,
    4 AS distinct_values, 2 AS fewest_suits, 4 AS most_suits,
    1 AS paired_groups, 2 AS largest_group, 1 AS second_group,
    3 AS least_span, 12 AS most_span, 2 AS lowest_from, 11 AS lowest_to,
    ', {1}' AS wording, 1 AS says_kickers,
    'pair' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    2 AS hand_points, 'Two Pair' AS category,
    'Two Pair' AS t_sql_name, 'Two Pairs' AS plural_name, 'twoPair' AS director_name,
    3 AS distinct_values, 2 AS fewest_suits, 4 AS most_suits,
    2 AS paired_groups, 2 AS largest_group, 2 AS second_group,
    2 AS least_span, 12 AS most_span, 2 AS lowest_from, 12 AS lowest_to,
    ', {1} and {2}' AS wording, 1 AS says_kickers,
    'high pair' AS leader, 'low pair' AS follower
UNION ALL
SELECT
    3 AS hand_points, 'Three of a Kind' AS category,
    'Three of a Kind' AS t_sql_name, 'Three of a Kind' AS plural_name, 'trips' AS director_name,
    3 AS distinct_values, 3 AS fewest_suits, 4 AS most_suits,
    1 AS paired_groups, 3 AS largest_group, 1 AS second_group,
    2 AS least_span, 12 AS most_span, 2 AS lowest_from, 12 AS lowest_to,
    ', {1}' AS wording, 1 AS says_kickers,
    'three of a kind' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    4 AS hand_points, 'Straight' AS category,
    'Straight' AS t_sql_name, 'Straight' AS plural_name, 'straight' AS director_name,
    5 AS distinct_values, 2 AS fewest_suits, 4 AS most_suits,
    0 AS paired_groups, 1 AS largest_group, 1 AS second_group,
    4 AS least_span, 4 AS most_span, 2 AS lowest_from, 10 AS lowest_to,
    ', {1} high' AS wording, 0 AS says_kickers,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    5 AS hand_points, 'Flush' AS category,
    'Flush' AS t_sql_name, 'Flush' AS plural_name, 'flush' AS director_name,
    5 AS distinct_values, 1 AS fewest_suits, 1 AS most_suits,
    0 AS paired_groups, 1 AS largest_group, 1 AS second_group,
    5 AS least_span, 12 AS most_span, 2 AS lowest_from, 9 AS lowest_to,
    ', {1} high' AS wording, 1 AS says_kickers,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    6 AS hand_points, 'Full House' AS category,
    'Full House' AS t_sql_name, 'Full House' AS plural_name, 'fullHouse' AS director_name,
    2 AS distinct_values, 3 AS fewest_suits, 4 AS most_suits,
    2 AS paired_groups, 3 AS largest_group, 2 AS second_group,
    1 AS least_span, 12 AS most_span, 2 AS lowest_from, 13 AS lowest_to,
    ', {1} over {2}' AS wording, 0 AS says_kickers,
    'three of a kind' AS leader, 'pair' AS follower
UNION ALL
SELECT
    7 AS hand_points, 'Four of a Kind' AS category,
    'Four of a Kind' AS t_sql_name, 'Four of a Kind' AS plural_name, 'quad' AS director_name,
    2 AS distinct_values, 4 AS fewest_suits, 4 AS most_suits,
    1 AS paired_groups, 4 AS largest_group, 1 AS second_group,
    1 AS least_span, 12 AS most_span, 2 AS lowest_from, 13 AS lowest_to,
    ', {1}' AS wording, 1 AS says_kickers,
    'four of a kind' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    8 AS hand_points, 'Straight Flush' AS category,
    'Straight Flush' AS t_sql_name, 'Straight Flush' AS plural_name, 'straightFlush' AS director_name,
    5 AS distinct_values, 1 AS fewest_suits, 1 AS most_suits,
    0 AS paired_groups, 1 AS largest_group, 1 AS second_group,
    4 AS least_span, 4 AS most_span, 2 AS lowest_from, 9 AS lowest_to,
    ', {1} high' AS wording, 0 AS says_kickers,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    9 AS hand_points, 'Royal Flush' AS category,
    'Royal Flush' AS t_sql_name, 'Royal Flush' AS plural_name, 'straightFlush' AS director_name,
    5 AS distinct_values, 1 AS fewest_suits, 1 AS most_suits,
    0 AS paired_groups, 1 AS largest_group, 1 AS second_group,
    4 AS least_span, 4 AS most_span, 10 AS lowest_from, 10 AS lowest_to,
    '' AS wording, 0 AS says_kickers,
    'high card' AS leader, 'kicker' AS follower;
