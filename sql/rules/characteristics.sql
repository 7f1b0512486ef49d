-- What makes a hand a category
-- Grain: one row per category and number of cards (20)
-- Columns:
--   category: its name, as Full House
--   cards: how many cards the hand has
--   distinct_values: how many different ranks the hand has
--   fewest_suits: the least number of suits
--   most_suits: the greatest number of suits; 1 is a flush
--   largest_group: cards of the most frequent rank
--   second_group: cards of the next most frequent rank, 0 if there is one rank
--   least_span: the least span = highest rank - lowest rank, as the ranks are read; 4 for A-2-3-4-5
--   most_span: the greatest span
--   first_from: the least rank of the first group: larger groups first, then higher ranks
--   first_to: its greatest rank; a royal flush has 14, a low of eight or better 8 at most
-- Source: the T-SQL article's table of characteristics (distinct values and suits, groups, high minus low)

-- Which of these a set of rules has, and in which order, category_orders says. Within a set no two overlap.

DROP TABLE IF EXISTS characteristics;

CREATE TABLE characteristics (
    category TEXT NOT NULL,
    cards INTEGER NOT NULL,
    distinct_values INTEGER NOT NULL,
    fewest_suits INTEGER NOT NULL,
    most_suits INTEGER NOT NULL,
    largest_group INTEGER NOT NULL,
    second_group INTEGER NOT NULL,
    least_span INTEGER NOT NULL,
    most_span INTEGER NOT NULL,
    first_from INTEGER NOT NULL,
    first_to INTEGER NOT NULL,
    PRIMARY KEY (category, cards)
);

INSERT INTO characteristics (
    category, cards, distinct_values, fewest_suits, most_suits, largest_group, second_group, least_span, most_span,
    first_from, first_to
)
SELECT
    'High Card' AS category, 5 AS cards,
    5 AS distinct_values, 2 AS fewest_suits, 4 AS most_suits, 1 AS largest_group, 1 AS second_group,
    5 AS least_span, 12 AS most_span, 7 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'One Pair' AS category, 5 AS cards,
    4 AS distinct_values, 2 AS fewest_suits, 4 AS most_suits, 2 AS largest_group, 1 AS second_group,
    3 AS least_span, 12 AS most_span, 1 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Two Pair' AS category, 5 AS cards,
    3 AS distinct_values, 2 AS fewest_suits, 4 AS most_suits, 2 AS largest_group, 2 AS second_group,
    2 AS least_span, 12 AS most_span, 2 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Three of a Kind' AS category, 5 AS cards,
    3 AS distinct_values, 3 AS fewest_suits, 4 AS most_suits, 3 AS largest_group, 1 AS second_group,
    2 AS least_span, 12 AS most_span, 1 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Straight' AS category, 5 AS cards,
    5 AS distinct_values, 2 AS fewest_suits, 4 AS most_suits, 1 AS largest_group, 1 AS second_group,
    4 AS least_span, 4 AS most_span, 5 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Flush' AS category, 5 AS cards,
    5 AS distinct_values, 1 AS fewest_suits, 1 AS most_suits, 1 AS largest_group, 1 AS second_group,
    5 AS least_span, 12 AS most_span, 7 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Full House' AS category, 5 AS cards,
    2 AS distinct_values, 3 AS fewest_suits, 4 AS most_suits, 3 AS largest_group, 2 AS second_group,
    1 AS least_span, 12 AS most_span, 1 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Four of a Kind' AS category, 5 AS cards,
    2 AS distinct_values, 4 AS fewest_suits, 4 AS most_suits, 4 AS largest_group, 1 AS second_group,
    1 AS least_span, 12 AS most_span, 1 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Straight Flush' AS category, 5 AS cards,
    5 AS distinct_values, 1 AS fewest_suits, 1 AS most_suits, 1 AS largest_group, 1 AS second_group,
    4 AS least_span, 4 AS most_span, 5 AS first_from, 13 AS first_to
UNION ALL
SELECT
    'Royal Flush' AS category, 5 AS cards,
    5 AS distinct_values, 1 AS fewest_suits, 1 AS most_suits, 1 AS largest_group, 1 AS second_group,
    4 AS least_span, 4 AS most_span, 14 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Five of a Kind' AS category, 5 AS cards,
    1 AS distinct_values, 4 AS fewest_suits, 4 AS most_suits, 5 AS largest_group, 0 AS second_group,
    0 AS least_span, 0 AS most_span, 2 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'No Pair' AS category, 5 AS cards,
    5 AS distinct_values, 1 AS fewest_suits, 4 AS most_suits, 1 AS largest_group, 1 AS second_group,
    4 AS least_span, 12 AS most_span, 5 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Low' AS category, 5 AS cards,
    5 AS distinct_values, 1 AS fewest_suits, 4 AS most_suits, 1 AS largest_group, 1 AS second_group,
    4 AS least_span, 7 AS most_span, 5 AS first_from, 8 AS first_to
UNION ALL
SELECT
    'High Card' AS category, 3 AS cards,
    3 AS distinct_values, 1 AS fewest_suits, 3 AS most_suits, 1 AS largest_group, 1 AS second_group,
    2 AS least_span, 12 AS most_span, 4 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'One Pair' AS category, 3 AS cards,
    2 AS distinct_values, 2 AS fewest_suits, 3 AS most_suits, 2 AS largest_group, 1 AS second_group,
    1 AS least_span, 12 AS most_span, 2 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Three of a Kind' AS category, 3 AS cards,
    1 AS distinct_values, 3 AS fewest_suits, 3 AS most_suits, 3 AS largest_group, 0 AS second_group,
    0 AS least_span, 0 AS most_span, 2 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Badugi' AS category, 4 AS cards,
    4 AS distinct_values, 4 AS fewest_suits, 4 AS most_suits, 1 AS largest_group, 1 AS second_group,
    3 AS least_span, 12 AS most_span, 4 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Three Cards' AS category, 3 AS cards,
    3 AS distinct_values, 3 AS fewest_suits, 3 AS most_suits, 1 AS largest_group, 1 AS second_group,
    2 AS least_span, 12 AS most_span, 3 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'Two Cards' AS category, 2 AS cards,
    2 AS distinct_values, 2 AS fewest_suits, 2 AS most_suits, 1 AS largest_group, 1 AS second_group,
    1 AS least_span, 12 AS most_span, 2 AS first_from, 14 AS first_to
UNION ALL
SELECT
    'One Card' AS category, 1 AS cards,
    1 AS distinct_values, 1 AS fewest_suits, 1 AS most_suits, 1 AS largest_group, 0 AS second_group,
    0 AS least_span, 0 AS most_span, 1 AS first_from, 14 AS first_to;
