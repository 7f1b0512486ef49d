-- The names of the categories, and how hands of theirs are described
-- Grain: one row per category (17)
-- Columns:
--   category: its name, as Full House
--   t_sql_name: the T-SQL article's word
--   plural_name: a third article's word, Singles for High Card
--   director_name: the Director article's word; '' for High Card and for what it does not have
--   wording: a hand in words: {1} and {2} name the first two groups, {kickers} the kickers, {lower} those below {2}
--   low_wording: the same by rules in which the lowest hand wins
--   leader: what hand_comparison calls the first group if it decides
--   follower: the same for the second group
-- Source: the articles' names; lows as players say them

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
SELECT
    'High Card' AS category,
    'Nothing' AS t_sql_name, 'Singles' AS plural_name, '' AS director_name,
    'High Card, {1} high{kickers}' AS wording, '{1}-{2} low{lower}' AS low_wording,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'One Pair' AS category,
    'Two of a Kind' AS t_sql_name, 'One Pair' AS plural_name, 'pair' AS director_name,
    'One Pair, {1}{kickers}' AS wording, 'One Pair, {1}{kickers}' AS low_wording,
    'pair' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Two Pair' AS category,
    'Two Pair' AS t_sql_name, 'Two Pairs' AS plural_name, 'twoPair' AS director_name,
    'Two Pair, {1} and {2}{kickers}' AS wording, 'Two Pair, {1} and {2}{kickers}' AS low_wording,
    'high pair' AS leader, 'low pair' AS follower
UNION ALL
SELECT
    'Three of a Kind' AS category,
    'Three of a Kind' AS t_sql_name, 'Three of a Kind' AS plural_name, 'trips' AS director_name,
    'Three of a Kind, {1}{kickers}' AS wording, 'Three of a Kind, {1}{kickers}' AS low_wording,
    'three of a kind' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Straight' AS category,
    'Straight' AS t_sql_name, 'Straight' AS plural_name, 'straight' AS director_name,
    'Straight, {1} high' AS wording, 'Straight, {1} high' AS low_wording,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Flush' AS category,
    'Flush' AS t_sql_name, 'Flush' AS plural_name, 'flush' AS director_name,
    'Flush, {1} high{kickers}' AS wording, 'Flush, {1} high{kickers}' AS low_wording,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Full House' AS category,
    'Full House' AS t_sql_name, 'Full House' AS plural_name, 'fullHouse' AS director_name,
    'Full House, {1} over {2}' AS wording, 'Full House, {1} over {2}' AS low_wording,
    'three of a kind' AS leader, 'pair' AS follower
UNION ALL
SELECT
    'Four of a Kind' AS category,
    'Four of a Kind' AS t_sql_name, 'Four of a Kind' AS plural_name, 'quad' AS director_name,
    'Four of a Kind, {1}{kickers}' AS wording, 'Four of a Kind, {1}{kickers}' AS low_wording,
    'four of a kind' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Straight Flush' AS category,
    'Straight Flush' AS t_sql_name, 'Straight Flush' AS plural_name, 'straightFlush' AS director_name,
    'Straight Flush, {1} high' AS wording, 'Straight Flush, {1} high' AS low_wording,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Royal Flush' AS category,
    'Royal Flush' AS t_sql_name, 'Royal Flush' AS plural_name, 'straightFlush' AS director_name,
    'Royal Flush' AS wording, 'Royal Flush' AS low_wording,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Five of a Kind' AS category,
    'Five of a Kind' AS t_sql_name, 'Five of a Kind' AS plural_name, '' AS director_name,
    'Five of a Kind, {1}' AS wording, 'Five of a Kind, {1}' AS low_wording,
    'five of a kind' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'No Pair' AS category,
    'No Pair' AS t_sql_name, 'No Pair' AS plural_name, '' AS director_name,
    '{1}-{2} low{lower}' AS wording, '{1}-{2} low{lower}' AS low_wording,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Low' AS category,
    'Low' AS t_sql_name, 'Low' AS plural_name, '' AS director_name,
    '{1}-{2} low{lower}' AS wording, '{1}-{2} low{lower}' AS low_wording,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Badugi' AS category,
    'Badugi' AS t_sql_name, 'Badugi' AS plural_name, '' AS director_name,
    'Badugi, {1}-{2} low{lower}' AS wording, 'Badugi, {1}-{2} low{lower}' AS low_wording,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Three Cards' AS category,
    'Three Cards' AS t_sql_name, 'Three Cards' AS plural_name, '' AS director_name,
    'Three Cards, {1}-{2} low{lower}' AS wording, 'Three Cards, {1}-{2} low{lower}' AS low_wording,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'Two Cards' AS category,
    'Two Cards' AS t_sql_name, 'Two Cards' AS plural_name, '' AS director_name,
    'Two Cards, {1}-{2} low' AS wording, 'Two Cards, {1}-{2} low' AS low_wording,
    'high card' AS leader, 'kicker' AS follower
UNION ALL
SELECT
    'One Card' AS category,
    'One Card' AS t_sql_name, 'One Card' AS plural_name, '' AS director_name,
    'One Card, {1} low' AS wording, 'One Card, {1} low' AS low_wording,
    'high card' AS leader, 'kicker' AS follower;
