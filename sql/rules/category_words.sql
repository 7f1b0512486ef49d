-- The names of the categories, and the words that describe their hands
-- Grain: one row per category (17)
-- Columns:
--   category: the name of the category, for example Full House
--   t_sql_name: the category's name in the T-SQL article
--   plural_name: the category's name in another article, mostly a plural: Singles, Two Pairs
--   director_name: the category's name in the Director article, '' if it has none; straightFlush names two categories
--   wording: a hand in words: {1} and {2} are its first two groups, {kickers} its kickers, {lower} kickers below {2}
--   low_wording: the wording by rules with lowest_wins = 1
--   leader: the name of the first group in hand_comparison.decided_by
--   follower: the name of the second group in hand_comparison.decided_by

DROP TABLE IF EXISTS category_words;

CREATE TABLE category_words (
    category TEXT NOT NULL PRIMARY KEY,
    t_sql_name TEXT NOT NULL,
    plural_name TEXT NOT NULL,
    director_name TEXT NOT NULL,
    wording TEXT NOT NULL,
    low_wording TEXT NOT NULL,
    leader TEXT NOT NULL,
    follower TEXT NOT NULL
);

INSERT INTO category_words (
    category, t_sql_name, plural_name, director_name, wording, low_wording, leader, follower
)
VALUES
('High Card', 'Nothing', 'Singles', '', 'High Card, {1} high{kickers}', '{1}-{2} low{lower}', 'high card', 'kicker'),
('One Pair', 'Two of a Kind', 'One Pair', 'pair', 'One Pair, {1}{kickers}', 'One Pair, {1}{kickers}', 'pair', 'kicker'),
(
    'Two Pair', 'Two Pair', 'Two Pairs', 'twoPair', 'Two Pair, {1} and {2}{kickers}',
    'Two Pair, {1} and {2}{kickers}', 'high pair', 'low pair'
),
(
    'Three of a Kind', 'Three of a Kind', 'Three of a Kind', 'trips', 'Three of a Kind, {1}{kickers}',
    'Three of a Kind, {1}{kickers}', 'three of a kind', 'kicker'
),
('Straight', 'Straight', 'Straight', 'straight', 'Straight, {1} high', 'Straight, {1} high', 'high card', 'kicker'),
('Flush', 'Flush', 'Flush', 'flush', 'Flush, {1} high{kickers}', 'Flush, {1} high{kickers}', 'high card', 'kicker'),
(
    'Full House', 'Full House', 'Full House', 'fullHouse', 'Full House, {1} over {2}', 'Full House, {1} over {2}',
    'three of a kind', 'pair'
),
(
    'Four of a Kind', 'Four of a Kind', 'Four of a Kind', 'quad', 'Four of a Kind, {1}{kickers}',
    'Four of a Kind, {1}{kickers}', 'four of a kind', 'kicker'
),
(
    'Straight Flush', 'Straight Flush', 'Straight Flush', 'straightFlush', 'Straight Flush, {1} high',
    'Straight Flush, {1} high', 'high card', 'kicker'
),
('Royal Flush', 'Royal Flush', 'Royal Flush', 'straightFlush', 'Royal Flush', 'Royal Flush', 'high card', 'kicker'),
(
    'Five of a Kind', 'Five of a Kind', 'Five of a Kind', '', 'Five of a Kind, {1}', 'Five of a Kind, {1}',
    'five of a kind', 'kicker'
),
('No Pair', 'No Pair', 'No Pair', '', '{1}-{2} low{lower}', '{1}-{2} low{lower}', 'high card', 'kicker'),
('Low', 'Low', 'Low', '', '{1}-{2} low{lower}', '{1}-{2} low{lower}', 'high card', 'kicker'),
('Badugi', 'Badugi', 'Badugi', '', 'Badugi, {1}-{2} low{lower}', 'Badugi, {1}-{2} low{lower}', 'high card', 'kicker'),
(
    'Three Cards', 'Three Cards', 'Three Cards', '', 'Three Cards, {1}-{2} low{lower}',
    'Three Cards, {1}-{2} low{lower}', 'high card', 'kicker'
),
('Two Cards', 'Two Cards', 'Two Cards', '', 'Two Cards, {1}-{2} low', 'Two Cards, {1}-{2} low', 'high card', 'kicker'),
('One Card', 'One Card', 'One Card', '', 'One Card, {1} low', 'One Card, {1} low', 'high card', 'kicker');
