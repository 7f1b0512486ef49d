-- The characteristics of each category: the ranks, suits, groups and span of its hands
-- Grain: one row per category and number of cards (20)
-- Columns:
--   category: the name of the category, for example Full House
--   cards: how many cards the hand has
--   distinct_values: how many different ranks the hand has
--   fewest_suits: the least number of suits that the hand can have
--   most_suits: the greatest number of suits that the hand can have; 1 for a flush
--   largest_group: how many cards have the most frequent rank
--   second_group: how many cards have the second most frequent rank; 0 if all cards have one rank
--   least_span: the least span of the hand, which is its highest rank - its lowest rank; in A-2-3-4-5 the ace counts 1
--   most_span: the greatest span of the hand
--   first_from: the lowest possible rank of the first group: the largest group, or the highest of equally large groups
--   first_to: the highest possible rank of the first group: 13 for a straight flush, 8 by eight or better
-- Source: the T-SQL article's table of characteristics (distinct values and suits, groups, high minus low)

-- category_orders has the categories of each set of rules, in order. No hand fits two categories of one set of rules.

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
VALUES
('High Card', 5, 5, 2, 4, 1, 1, 5, 12, 7, 14),
('One Pair', 5, 4, 2, 4, 2, 1, 3, 12, 1, 14),
('Two Pair', 5, 3, 2, 4, 2, 2, 2, 12, 2, 14),
('Three of a Kind', 5, 3, 3, 4, 3, 1, 2, 12, 1, 14),
('Straight', 5, 5, 2, 4, 1, 1, 4, 4, 5, 14),
('Flush', 5, 5, 1, 1, 1, 1, 5, 12, 7, 14),
('Full House', 5, 2, 3, 4, 3, 2, 1, 12, 1, 14),
('Four of a Kind', 5, 2, 4, 4, 4, 1, 1, 12, 1, 14),
('Straight Flush', 5, 5, 1, 1, 1, 1, 4, 4, 5, 13),
('Royal Flush', 5, 5, 1, 1, 1, 1, 4, 4, 14, 14),
('Five of a Kind', 5, 1, 4, 4, 5, 0, 0, 0, 2, 14),
('No Pair', 5, 5, 1, 4, 1, 1, 4, 12, 5, 14),
('Low', 5, 5, 1, 4, 1, 1, 4, 7, 5, 8),
('High Card', 3, 3, 1, 3, 1, 1, 2, 12, 4, 14),
('One Pair', 3, 2, 2, 3, 2, 1, 1, 12, 2, 14),
('Three of a Kind', 3, 1, 3, 3, 3, 0, 0, 0, 2, 14),
('Badugi', 4, 4, 4, 4, 1, 1, 3, 12, 4, 14),
('Three Cards', 3, 3, 3, 3, 1, 1, 2, 12, 3, 14),
('Two Cards', 2, 2, 2, 2, 1, 1, 1, 12, 2, 14),
('One Card', 1, 1, 1, 1, 1, 0, 0, 0, 1, 14);
