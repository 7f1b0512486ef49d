-- The sets of rules: what a hand is worth
-- Grain: one row per set of rules (11)
-- Columns:
--   rules: the name of the set of rules: standard, joker ...
--   description: the rules in a few words
--   deck: the deck whose hands odds counts by these rules, see decks
--   cards: how many cards count
--   lowest_wins: 1 if the lower ranks win within a category
--   unqualified: what a hand is called that is in none of the categories; '' if there is none such
-- Source: the field's names of these rules

-- A set of rules is a row here, rows of readings and rows of category_orders. sql/rules.sql makes class_ranks and
-- rule_keys of them; read it again after you have added a set of your own.

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
SELECT
    'standard' AS rules, 'the rules of poker' AS description,
    'standard' AS deck, 5 AS cards, 0 AS lowest_wins, '' AS unqualified
UNION ALL
SELECT
    'published' AS rules,
    'the rules as the T-SQL article published them, in which A-2-3-4-5 is no straight' AS description,
    'standard' AS deck, 5 AS cards, 0 AS lowest_wins, '' AS unqualified
UNION ALL
SELECT
    'short deck' AS rules, 'sixes and up, a flush above a full house, A-6-7-8-9 the lowest straight' AS description,
    'short' AS deck, 5 AS cards, 0 AS lowest_wins, '' AS unqualified
UNION ALL
SELECT
    'short deck trips' AS rules, 'short deck with three of a kind above a straight' AS description,
    'short' AS deck, 5 AS cards, 0 AS lowest_wins, '' AS unqualified
UNION ALL
SELECT
    'ace to five' AS rules, 'lowball: the ace is low, straights and flushes do not count' AS description,
    'standard' AS deck, 5 AS cards, 1 AS lowest_wins, '' AS unqualified
UNION ALL
SELECT
    'deuce to seven' AS rules, 'lowball: the ace is high, straights and flushes count' AS description,
    'standard' AS deck, 5 AS cards, 1 AS lowest_wins, '' AS unqualified
UNION ALL
SELECT
    'eight or better' AS rules, 'ace to five for five different ranks, none above eight' AS description,
    'standard' AS deck, 5 AS cards, 1 AS lowest_wins, 'No low' AS unqualified
UNION ALL
SELECT
    'badugi' AS rules, 'lowball: up to four cards of different suits and ranks, the ace low' AS description,
    'standard' AS deck, 4 AS cards, 1 AS lowest_wins, '' AS unqualified
UNION ALL
SELECT
    'three cards' AS rules, 'the front of Chinese poker: no straights and no flushes' AS description,
    'standard' AS deck, 3 AS cards, 0 AS lowest_wins, '' AS unqualified
UNION ALL
SELECT
    'joker' AS rules, 'one joker that stands for any card' AS description,
    'joker' AS deck, 5 AS cards, 0 AS lowest_wins, '' AS unqualified
UNION ALL
SELECT
    'deuces wild' AS rules, 'each deuce stands for any card' AS description,
    'standard' AS deck, 5 AS cards, 0 AS lowest_wins, '' AS unqualified;
