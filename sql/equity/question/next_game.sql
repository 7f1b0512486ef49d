-- Puts the keys and names of the hold'em-like game in equity_game into the question
-- Grain: none
-- Reads: class_ranks, equity_classes, equity_game, equity_groups, equity_keys, games, rule_categories, rule_keys
-- Source: pokersql
-- Engine: duckdb

DELETE FROM equity_keys;

INSERT INTO equity_keys (hand_key, cards, hand_rank)
SELECT k.hand_key, k.cards, k.hand_rank
FROM equity_game AS e
INNER JOIN games AS g ON e.game = g.game
INNER JOIN rule_keys AS k ON g.high_rules = k.rules;

DELETE FROM equity_classes;

INSERT INTO equity_classes (hand_rank, hand_points, category, description)
SELECT DISTINCT c.hand_rank, c.hand_points, c.category, c.description
FROM equity_game AS e
INNER JOIN games AS g ON e.game = g.game
INNER JOIN class_ranks AS c ON g.high_rules = c.rules;

DELETE FROM equity_groups;

INSERT INTO equity_groups (paired_groups, largest_group, hand_points)
SELECT c.paired_groups, c.largest_group, MIN(c.hand_points) AS hand_points
FROM equity_game AS e
INNER JOIN games AS g ON e.game = g.game
INNER JOIN rule_categories AS c ON g.high_rules = c.rules
GROUP BY c.paired_groups, c.largest_group;
