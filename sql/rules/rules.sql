-- The sets of rules by which hands are ranked
-- Grain: one row per set of rules (11)
-- Columns:
--   rules: the name of the set of rules: standard, joker ...
--   description: the rules in a few words
--   deck: the deck of these rules, see decks
--   cards: the greatest number of cards of a hand that count
--   lowest_wins: 1 if the lower ranks win within a category, else 0
--   unqualified: the name of a hand that fits no category; '' if every hand fits one

-- A set of rules is a row of this table, with its rows of readings and category_orders. sql/rules.sql makes
-- class_ranks, key_rules and rule_keys from these tables; run it again after you add a set of rules.

DROP TABLE IF EXISTS rules;

CREATE TABLE rules (
    rules TEXT NOT NULL PRIMARY KEY,
    description TEXT NOT NULL,
    deck TEXT NOT NULL,
    cards INTEGER NOT NULL,
    lowest_wins INTEGER NOT NULL,
    unqualified TEXT NOT NULL
);

INSERT INTO rules (rules, description, deck, cards, lowest_wins, unqualified)
VALUES
('standard', 'the rules of poker', 'standard', 5, 0, ''),
('published', 'the rules as the T-SQL article published them, in which A-2-3-4-5 is no straight', 'standard', 5, 0, ''),
('short deck', 'sixes and up, a flush above a full house, A-6-7-8-9 the lowest straight', 'short', 5, 0, ''),
('short deck trips', 'short deck with three of a kind above a straight', 'short', 5, 0, ''),
('ace to five', 'lowball: the ace is low, straights and flushes do not count', 'standard', 5, 1, ''),
('deuce to seven', 'lowball: the ace is high, straights and flushes count', 'standard', 5, 1, ''),
('eight or better', 'ace to five for five different ranks, none above eight', 'standard', 5, 1, 'No low'),
('badugi', 'lowball: up to four cards of different suits and ranks, the ace low', 'standard', 4, 1, ''),
('three cards', 'the front of Chinese poker: no straights and no flushes', 'standard', 3, 0, ''),
('joker', 'one joker that stands for any card', 'joker', 5, 0, ''),
('deuces wild', 'each deuce stands for any card', 'standard', 5, 0, '');
