-- The number of deals in each category, in games where a hand is two own cards and three of the board's five cards
-- Grain: one row per number of own cards, set of rules and category
-- Columns:
--   own_cards: the number of cards that a player is dealt
--   rules: a set of rules in the relation rules
--   hand_points: the category's number in the rules, 0 for the lowest; -1 for hands that do not qualify
--   deals: the number of deals of own cards and a board; in all 463,563,500,400 with four own cards
-- Source: counted and written by 'pokersql build --game-odds --force'; do not edit the rows

DROP TABLE IF EXISTS game_counts;

CREATE TABLE game_counts (
    own_cards INTEGER NOT NULL,
    rules TEXT NOT NULL,
    hand_points INTEGER NOT NULL,
    deals BIGINT NOT NULL,
    PRIMARY KEY (own_cards, rules, hand_points)
);

INSERT INTO game_counts (own_cards, rules, hand_points, deals)
VALUES
(4, 'standard', 9, 42807600),
(4, 'standard', 8, 368486160),
(4, 'standard', 7, 2225270496),
(4, 'standard', 6, 29424798576),
(4, 'standard', 5, 31216782384),
(4, 'standard', 4, 52289648688),
(4, 'standard', 3, 40712657408),
(4, 'standard', 2, 170775844104),
(4, 'standard', 1, 122655542152),
(4, 'standard', 0, 13851662832),
(4, 'eight or better', 0, 161374983168),
(4, 'eight or better', -1, 302188517232);
