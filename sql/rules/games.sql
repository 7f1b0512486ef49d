-- The games: how many cards a player has and must use, and the rules of each half of the pot
-- Grain: one row per game (18)
-- Columns:
--   game: the name of the game: five-card, holdem ...
--   description: the game in a few words
--   own_cards: how many cards each player is dealt
--   board_cards: how many cards all players share
--   own_used: how many of the own cards a hand must use, -1 for any number
--   most_players: how many players can play
--   draws: how often players may change cards
--   high_rules: the rules of the pot's high half, '' if there is none
--   low_rules: the rules of the pot's low half, '' if there is none; if either half is missing, the pot is not divided
--   deck: the deck of the game, see decks
--   showdown: the relation that shows who wins
--   may_use_fewer: 1 if a hand may also use fewer own cards than own_used, else 0

-- In Chinese poker a player has three hands (see the study chinese); high_rules are the rules of the back hand.

DROP TABLE IF EXISTS games;

CREATE TABLE games (
    game TEXT NOT NULL PRIMARY KEY,
    description TEXT NOT NULL,
    own_cards INTEGER NOT NULL,
    board_cards INTEGER NOT NULL,
    own_used INTEGER NOT NULL,
    most_players INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    high_rules TEXT NOT NULL,
    low_rules TEXT NOT NULL,
    deck TEXT NOT NULL,
    showdown TEXT NOT NULL DEFAULT 'game_showdown',
    may_use_fewer INTEGER NOT NULL DEFAULT 0
);

INSERT INTO games (
    game, description, own_cards, board_cards, own_used, most_players, draws, high_rules, low_rules, deck, showdown,
    may_use_fewer
)
VALUES
('five-card', 'five cards, no draw', 5, 0, -1, 10, 0, 'standard', '', 'standard', 'payouts', 0),
('holdem', 'Texas hold''em', 2, 5, -1, 10, 0, 'standard', '', 'standard', 'holdem_showdown', 0),
('six-plus', 'hold''em with 36 cards', 2, 5, -1, 10, 0, 'short deck', '', 'short', 'game_showdown', 0),
('omaha', 'four cards, two of them used', 4, 5, 2, 10, 0, 'standard', '', 'standard', 'game_showdown', 0),
('omaha-5', 'Omaha with five cards', 5, 5, 2, 9, 0, 'standard', '', 'standard', 'game_showdown', 0),
('omaha-6', 'Omaha with six cards', 6, 5, 2, 7, 0, 'standard', '', 'standard', 'game_showdown', 0),
('omaha-hi-lo', 'Omaha, high and low', 4, 5, 2, 10, 0, 'standard', 'eight or better', 'standard', 'game_showdown', 0),
('omaha-5-hi-lo', 'Omaha-5, hi-lo', 5, 5, 2, 9, 0, 'standard', 'eight or better', 'standard', 'game_showdown', 0),
('courchevel', 'Omaha-5, a board card seen at once', 5, 5, 2, 9, 0, 'standard', '', 'standard', 'game_showdown', 0),
('courchevel-hi-lo', 'Courchevel, hi-lo', 5, 5, 2, 9, 0, 'standard', 'eight or better', 'standard', 'game_showdown', 0),
('stud', 'seven-card stud', 7, 0, -1, 7, 0, 'standard', '', 'standard', 'game_showdown', 0),
('stud-hi-lo', 'stud, high and low', 7, 0, -1, 7, 0, 'standard', 'eight or better', 'standard', 'game_showdown', 0),
('razz', 'seven-card stud for the low', 7, 0, -1, 7, 0, '', 'ace to five', 'standard', 'game_showdown', 0),
('draw', 'five-card draw', 5, 0, -1, 5, 1, 'standard', '', 'standard', 'payouts', 0),
('single-draw', 'deuce to seven, one draw', 5, 0, -1, 5, 1, '', 'deuce to seven', 'standard', 'game_showdown', 0),
('triple-draw', 'deuce to seven, three draws', 5, 0, -1, 5, 3, '', 'deuce to seven', 'standard', 'game_showdown', 0),
('badugi', 'four cards of different suits, three draws', 4, 0, -1, 6, 3, '', 'badugi', 'standard', 'game_showdown', 0),
('chinese', 'thirteen cards set in three rows', 13, 0, -1, 4, 0, 'standard', '', 'standard', 'chinese_showdown', 0);
