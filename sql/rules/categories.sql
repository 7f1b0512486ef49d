-- The ten categories of the standard rules: their characteristics and their names
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
--   first_from: the least rank of the first group; a royal flush has 14
--   first_to: the greatest rank of the first group; the ace of A-2-3-4-5 is 1
--   leader: what hand_comparison calls the first group if it decides
--   follower: the same for the second group
-- Reads: category_words, rule_categories
-- Source: the T-SQL article's table of characteristics (distinct values and suits, groups, high minus low)

DROP VIEW IF EXISTS categories;

CREATE VIEW categories AS
SELECT
    c.hand_points,
    c.category,
    w.t_sql_name,
    w.plural_name,
    w.director_name,
    c.distinct_values,
    c.fewest_suits,
    c.most_suits,
    c.paired_groups,
    c.largest_group,
    c.second_group,
    c.least_span,
    c.most_span,
    c.first_from,
    c.first_to,
    w.leader,
    w.follower
FROM rule_categories AS c
INNER JOIN category_words AS w ON c.category = w.category
WHERE c.rules = 'standard';
