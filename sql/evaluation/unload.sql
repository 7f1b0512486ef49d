-- Drops the steps, last first, for loading to create them again over other cards
-- Grain: none
-- Reads: nothing
-- Source: pokersql

DROP VIEW IF EXISTS published_points;
DROP VIEW IF EXISTS hand_descriptions;
DROP VIEW IF EXISTS player_rankings;
DROP VIEW IF EXISTS hand_points;
DROP VIEW IF EXISTS lone_cards;
DROP VIEW IF EXISTS second_groups;
DROP VIEW IF EXISTS largest_groups;
DROP VIEW IF EXISTS hand_shapes;
DROP VIEW IF EXISTS card_groups;
DROP VIEW IF EXISTS evaluated_cards;
