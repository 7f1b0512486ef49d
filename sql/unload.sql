-- Drops what load, rules, build and studies make, but no rows of yours
-- Grain: none
-- Reads: nothing
-- Source: these parts, of which 'pokersql sql --unload load' makes it; change them, not this

-- What you typed or dealt is in these tables, which stay; drop them to be rid of it too:
--     hand_cards
--     hand_text
--     players
--     deals
--     board_cards
--     observations
--     wanted_categories
--     discards
--     draws
--     exchanges
--     together_deals
--     row_observations

DROP VIEW IF EXISTS audited_tables;
DROP VIEW IF EXISTS audited_counts;
DROP VIEW IF EXISTS audit_comparisons;
DROP VIEW IF EXISTS exact_counts;
DROP VIEW IF EXISTS audited_figures;
DROP TABLE IF EXISTS audit_counts;
DROP TABLE IF EXISTS audit_settings;
DROP VIEW IF EXISTS row_frequencies;
DROP VIEW IF EXISTS dealt_rows;
DROP VIEW IF EXISTS chinese_specials;
DROP VIEW IF EXISTS special_hands;
DROP VIEW IF EXISTS three_row_sums;
DROP VIEW IF EXISTS chinese_text_cards;
DROP VIEW IF EXISTS chinese_errors;
DROP VIEW IF EXISTS chinese_showdown;
DROP VIEW IF EXISTS chinese_scores;
DROP VIEW IF EXISTS chinese_duels;
DROP VIEW IF EXISTS legal_arrangements;
DROP VIEW IF EXISTS chinese_rows;
DROP VIEW IF EXISTS row_sizes;
DROP VIEW IF EXISTS best_arrangements;
DROP VIEW IF EXISTS chinese_arrangements;
DROP VIEW IF EXISTS chinese_choices;
DROP VIEW IF EXISTS chinese_cards;
DROP TABLE IF EXISTS chinese_settings;
DROP TABLE IF EXISTS chinese_objectives;
DROP TABLE IF EXISTS row_classes;
DROP VIEW IF EXISTS three_card_classes;
DROP VIEW IF EXISTS together_odds;
DROP VIEW IF EXISTS dealt_together;
DROP VIEW IF EXISTS mix_sums;
DROP TABLE IF EXISTS mix_counts;
DROP TABLE IF EXISTS partial_deals;
DROP VIEW IF EXISTS line_ups;
DROP VIEW IF EXISTS countable_mixes;
DROP VIEW IF EXISTS wanted_mixes;
DROP TABLE IF EXISTS hand_forms;
DROP TABLE IF EXISTS hand_steps;
DROP VIEW IF EXISTS wanted_errors;
DROP VIEW IF EXISTS wanted_names;
DROP VIEW IF EXISTS observed_draws;
DROP VIEW IF EXISTS draw_results;
DROP TABLE IF EXISTS this_draw;
DROP VIEW IF EXISTS discard_errors;
DROP VIEW IF EXISTS draw_records;
DROP VIEW IF EXISTS stub_cards;
DROP VIEW IF EXISTS drawing_cards;
DROP VIEW IF EXISTS drawing_hands;
DROP VIEW IF EXISTS low_cards;
DROP VIEW IF EXISTS next_draws;
DROP VIEW IF EXISTS kept_cards;
DROP VIEW IF EXISTS draw_odds;
DROP VIEW IF EXISTS draw_counts;
DROP VIEW IF EXISTS completions;
DROP VIEW IF EXISTS class_groups;
DROP VIEW IF EXISTS draw_plans;
DROP VIEW IF EXISTS hand_combinations;
DROP VIEW IF EXISTS grouped_cards;
DROP VIEW IF EXISTS hand_scores;
DROP VIEW IF EXISTS score_disagreements;
DROP VIEW IF EXISTS class_scores;
DROP VIEW IF EXISTS weighed_hands;
DROP VIEW IF EXISTS sighted_categories;
DROP VIEW IF EXISTS weight_disorders;
DROP TABLE IF EXISTS hand_weights;
DROP TABLE IF EXISTS metadata;
DROP VIEW IF EXISTS hands;
DROP TABLE IF EXISTS five_card_hands;
DROP VIEW IF EXISTS game_odds;
DROP TABLE IF EXISTS game_counts;
DROP VIEW IF EXISTS hand_odds;
DROP VIEW IF EXISTS choice_odds;
DROP VIEW IF EXISTS rule_odds;
DROP VIEW IF EXISTS game_showdown;
DROP VIEW IF EXISTS game_comparison;
DROP VIEW IF EXISTS game_text_ranks;
DROP VIEW IF EXISTS rule_hands;
DROP VIEW IF EXISTS game_ranks;
DROP VIEW IF EXISTS hand_places;
DROP VIEW IF EXISTS game_errors;
DROP VIEW IF EXISTS game_hands;
DROP VIEW IF EXISTS game_remedies;
DROP VIEW IF EXISTS game_methods;
DROP VIEW IF EXISTS judges;
DROP VIEW IF EXISTS game_halves;
DROP VIEW IF EXISTS game_limits;
DROP TABLE IF EXISTS rule_keys;
DROP TABLE IF EXISTS key_rules;
DROP TABLE IF EXISTS class_ranks;
DROP VIEW IF EXISTS every_hand;
DROP VIEW IF EXISTS run_averages;
DROP VIEW IF EXISTS chi_squares;
DROP VIEW IF EXISTS observed_counts;
DROP VIEW IF EXISTS observed_names;
DROP TABLE IF EXISTS expected_odds;
DROP VIEW IF EXISTS written_names;
DROP VIEW IF EXISTS category_names;
DROP VIEW IF EXISTS dealt_categories;
DROP VIEW IF EXISTS category_odds;
DROP VIEW IF EXISTS odds;
DROP VIEW IF EXISTS seven_card_patterns;
DROP VIEW IF EXISTS six_card_patterns;
DROP VIEW IF EXISTS five_card_patterns;
DROP VIEW IF EXISTS hand_patterns;
DROP VIEW IF EXISTS choices_of_five;
DROP TABLE IF EXISTS starting_hands;
DROP VIEW IF EXISTS holdem_showdown;
DROP TABLE IF EXISTS hole_cards;
DROP VIEW IF EXISTS text_ranks;
DROP VIEW IF EXISTS hand_comparison;
DROP VIEW IF EXISTS hand_ranks;
DROP VIEW IF EXISTS hand_sums;
DROP VIEW IF EXISTS payouts;
DROP VIEW IF EXISTS showdown;
DROP VIEW IF EXISTS dealt_cards;
DROP VIEW IF EXISTS shuffled_deck;
DROP VIEW IF EXISTS shuffle_keys;
DROP VIEW IF EXISTS deck_places;
DROP VIEW IF EXISTS game_rooms;
DROP VIEW IF EXISTS text_cards;
DROP VIEW IF EXISTS readable_cards;
DROP VIEW IF EXISTS text_errors;
DROP VIEW IF EXISTS text_hands;
DROP VIEW IF EXISTS text_faults;
DROP VIEW IF EXISTS text_tokens;
DROP VIEW IF EXISTS text_steps;
DROP TABLE IF EXISTS card_pieces;
DROP TABLE IF EXISTS spellings;
DROP VIEW IF EXISTS hand_errors;
DROP VIEW IF EXISTS remedies;
DROP VIEW IF EXISTS published_points;
DROP VIEW IF EXISTS hand_descriptions;
DROP VIEW IF EXISTS player_rankings;
DROP VIEW IF EXISTS hand_points;
DROP VIEW IF EXISTS lone_cards;
DROP VIEW IF EXISTS second_groups;
DROP VIEW IF EXISTS largest_groups;
DROP VIEW IF EXISTS hand_shapes;
DROP VIEW IF EXISTS card_groups;
DROP VIEW IF EXISTS step_categories;
DROP VIEW IF EXISTS step_cards;
DROP VIEW IF EXISTS step_rules;
DROP TABLE IF EXISTS settings;
DROP TABLE IF EXISTS hand_keys;
DROP TABLE IF EXISTS hand_classes;
DROP VIEW IF EXISTS class_readings;
DROP VIEW IF EXISTS value_strengths;
DROP TABLE IF EXISTS value_groups;
DROP VIEW IF EXISTS choices;
DROP TABLE IF EXISTS choice_places;
DROP VIEW IF EXISTS game_names;
DROP TABLE IF EXISTS games;
DROP VIEW IF EXISTS rule_names;
DROP VIEW IF EXISTS rule_traits;
DROP VIEW IF EXISTS categories;
DROP VIEW IF EXISTS rule_categories;
DROP TABLE IF EXISTS category_orders;
DROP TABLE IF EXISTS category_words;
DROP TABLE IF EXISTS characteristics;
DROP TABLE IF EXISTS readings;
DROP TABLE IF EXISTS rules;
DROP TABLE IF EXISTS decks;
DROP TABLE IF EXISTS binomials;
DROP TABLE IF EXISTS numberings;
DROP TABLE IF EXISTS deck;
DROP TABLE IF EXISTS ranks;
DROP TABLE IF EXISTS suits;
DROP VIEW IF EXISTS schema_version;
