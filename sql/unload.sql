-- Drops all that load.sql, build.sql and studies.sql make, last first; your tables stay
-- Grain: none
-- Reads: nothing
-- Source: pokersql

-- What you typed or dealt is never dropped here. To be rid of it too:
--     DROP TABLE hand_cards; DROP TABLE hand_text; DROP TABLE players; DROP TABLE deals;
--     DROP TABLE observations; DROP TABLE discards; DROP TABLE draws; DROP TABLE exchanges;

DROP VIEW IF EXISTS observed_draws;
DROP VIEW IF EXISTS draw_results;
DROP VIEW IF EXISTS discard_errors;
DROP VIEW IF EXISTS drawing_cards;
DROP VIEW IF EXISTS kept_cards;
DROP VIEW IF EXISTS draw_odds;
DROP VIEW IF EXISTS draw_counts;
DROP VIEW IF EXISTS completions;
DROP VIEW IF EXISTS draw_plans;
DROP VIEW IF EXISTS hand_combinations;
DROP VIEW IF EXISTS hand_weights;
DROP TABLE IF EXISTS metadata;
DROP VIEW IF EXISTS hands;
DROP TABLE IF EXISTS five_card_hands;
DROP VIEW IF EXISTS every_hand;
DROP VIEW IF EXISTS run_averages;
DROP VIEW IF EXISTS chi_squares;
DROP VIEW IF EXISTS observed_counts;
DROP VIEW IF EXISTS observed_names;
DROP VIEW IF EXISTS category_names;
DROP VIEW IF EXISTS dealt_categories;
DROP VIEW IF EXISTS odds;
DROP VIEW IF EXISTS rule_sets;
DROP VIEW IF EXISTS category_odds;
DROP VIEW IF EXISTS seven_card_patterns;
DROP VIEW IF EXISTS six_card_patterns;
DROP VIEW IF EXISTS five_card_patterns;
DROP VIEW IF EXISTS hand_patterns;
DROP TABLE IF EXISTS scoring;
DROP TABLE IF EXISTS starting_hands;
DROP VIEW IF EXISTS holdem_showdown;
DROP TABLE IF EXISTS hole_cards;
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
DROP VIEW IF EXISTS published_points;
DROP VIEW IF EXISTS hand_descriptions;
DROP VIEW IF EXISTS hand_ranking;
DROP VIEW IF EXISTS hand_points;
DROP VIEW IF EXISTS lone_cards;
DROP VIEW IF EXISTS second_groups;
DROP VIEW IF EXISTS largest_groups;
DROP VIEW IF EXISTS hand_shapes;
DROP VIEW IF EXISTS card_groups;
DROP VIEW IF EXISTS evaluated_cards;
DROP TABLE IF EXISTS hand_keys;
DROP TABLE IF EXISTS hand_classes;
DROP VIEW IF EXISTS class_cards;
DROP TABLE IF EXISTS categories;
DROP TABLE IF EXISTS deck;
DROP TABLE IF EXISTS ranks;
DROP TABLE IF EXISTS suits;
DROP VIEW IF EXISTS schema_version;
