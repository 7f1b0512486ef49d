-- Drops all that load.sql makes, last first; your tables stay
-- Grain: none
-- Reads: nothing
-- Source: pokersql

-- What you typed or dealt is never dropped here. To be rid of it too:
--     DROP TABLE hand_cards; DROP TABLE hand_text; DROP TABLE players; DROP TABLE deals;

DROP VIEW IF EXISTS text_ranks;
DROP VIEW IF EXISTS hand_comparison;
DROP VIEW IF EXISTS hand_ranks;
DROP VIEW IF EXISTS hand_choices;
DROP VIEW IF EXISTS payouts;
DROP VIEW IF EXISTS showdown;
DROP VIEW IF EXISTS dealt_cards;
DROP VIEW IF EXISTS shuffled_deck;
DROP VIEW IF EXISTS shuffle_keys;
DROP TABLE IF EXISTS settings;
DROP VIEW IF EXISTS text_cards;
DROP VIEW IF EXISTS text_errors;
DROP VIEW IF EXISTS text_tokens;
DROP TABLE IF EXISTS spellings;
DROP VIEW IF EXISTS hand_errors;
DROP VIEW IF EXISTS hand_descriptions;
DROP VIEW IF EXISTS hand_ranking;
DROP VIEW IF EXISTS published_points;
DROP VIEW IF EXISTS hand_points;
DROP VIEW IF EXISTS lone_cards;
DROP VIEW IF EXISTS second_groups;
DROP VIEW IF EXISTS largest_groups;
DROP VIEW IF EXISTS hand_shapes;
DROP VIEW IF EXISTS card_groups;
DROP VIEW IF EXISTS evaluated_cards;
DROP TABLE IF EXISTS hand_classes;
DROP VIEW IF EXISTS class_cards;
DROP TABLE IF EXISTS categories;
DROP TABLE IF EXISTS deck;
DROP TABLE IF EXISTS ranks;
DROP TABLE IF EXISTS suits;
DROP VIEW IF EXISTS schema_version;
