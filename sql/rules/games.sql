-- The games: how many cards a player has and must use, and the rules by which the pot is won
-- Grain: one row per game (18)
-- Columns:
--   game: the name of the game: five-card, holdem ...
--   description: the game in a few words
--   own_cards: how many cards each player is dealt
--   board_cards: how many cards all players share
--   own_used: how many of the own cards must be used, -1 for any number
--   most_players: how many can play
--   draws: how often players may change cards
--   high_rules: the rules of the high half, '' if there is none
--   low_rules: the rules of the low half, '' if there is none; with one half the pot is not divided
--   deck: see decks
--   showdown: the relation that shows who wins
-- Source: the field's rules of these games

-- Chinese poker has three hands a player, see the study of that name; its rules here are those of the back.

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
    showdown TEXT NOT NULL DEFAULT 'game_showdown'
);

INSERT INTO games (
    game, description, own_cards, board_cards, own_used, most_players, draws, high_rules, low_rules, deck, showdown
)
SELECT
    'five-card' AS game, 'five cards, no draw' AS description,
    5 AS own_cards, 0 AS board_cards, -1 AS own_used, 10 AS most_players, 0 AS draws,
    'standard' AS high_rules, '' AS low_rules, 'standard' AS deck, 'payouts' AS showdown
UNION ALL
SELECT
    'holdem' AS game, 'Texas hold''em' AS description,
    2 AS own_cards, 5 AS board_cards, -1 AS own_used, 10 AS most_players, 0 AS draws,
    'standard' AS high_rules, '' AS low_rules, 'standard' AS deck, 'holdem_showdown' AS showdown
UNION ALL
SELECT
    'six-plus' AS game, 'hold''em with 36 cards' AS description,
    2 AS own_cards, 5 AS board_cards, -1 AS own_used, 10 AS most_players, 0 AS draws,
    'short deck' AS high_rules, '' AS low_rules, 'short' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'omaha' AS game, 'four cards, two of them used' AS description,
    4 AS own_cards, 5 AS board_cards, 2 AS own_used, 10 AS most_players, 0 AS draws,
    'standard' AS high_rules, '' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'omaha-5' AS game, 'Omaha with five cards' AS description,
    5 AS own_cards, 5 AS board_cards, 2 AS own_used, 9 AS most_players, 0 AS draws,
    'standard' AS high_rules, '' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'omaha-6' AS game, 'Omaha with six cards' AS description,
    6 AS own_cards, 5 AS board_cards, 2 AS own_used, 7 AS most_players, 0 AS draws,
    'standard' AS high_rules, '' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'omaha-hi-lo' AS game, 'Omaha, high and low' AS description,
    4 AS own_cards, 5 AS board_cards, 2 AS own_used, 10 AS most_players, 0 AS draws,
    'standard' AS high_rules, 'eight or better' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'omaha-5-hi-lo' AS game, 'Omaha-5, high and low' AS description,
    5 AS own_cards, 5 AS board_cards, 2 AS own_used, 9 AS most_players, 0 AS draws,
    'standard' AS high_rules, 'eight or better' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'courchevel' AS game, 'Omaha-5, a board card seen at once' AS description,
    5 AS own_cards, 5 AS board_cards, 2 AS own_used, 9 AS most_players, 0 AS draws,
    'standard' AS high_rules, '' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'courchevel-hi-lo' AS game, 'Courchevel, hi-lo' AS description,
    5 AS own_cards, 5 AS board_cards, 2 AS own_used, 9 AS most_players, 0 AS draws,
    'standard' AS high_rules, 'eight or better' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'stud' AS game, 'seven-card stud' AS description,
    7 AS own_cards, 0 AS board_cards, -1 AS own_used, 7 AS most_players, 0 AS draws,
    'standard' AS high_rules, '' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'stud-hi-lo' AS game, 'stud, high and low' AS description,
    7 AS own_cards, 0 AS board_cards, -1 AS own_used, 7 AS most_players, 0 AS draws,
    'standard' AS high_rules, 'eight or better' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'razz' AS game, 'seven-card stud for the low' AS description,
    7 AS own_cards, 0 AS board_cards, -1 AS own_used, 7 AS most_players, 0 AS draws,
    '' AS high_rules, 'ace to five' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'draw' AS game, 'five-card draw' AS description,
    5 AS own_cards, 0 AS board_cards, -1 AS own_used, 5 AS most_players, 1 AS draws,
    'standard' AS high_rules, '' AS low_rules, 'standard' AS deck, 'payouts' AS showdown
UNION ALL
SELECT
    'single-draw' AS game, 'deuce to seven with one draw' AS description,
    5 AS own_cards, 0 AS board_cards, -1 AS own_used, 5 AS most_players, 1 AS draws,
    '' AS high_rules, 'deuce to seven' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'triple-draw' AS game, 'deuce to seven with three draws' AS description,
    5 AS own_cards, 0 AS board_cards, -1 AS own_used, 5 AS most_players, 3 AS draws,
    '' AS high_rules, 'deuce to seven' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'badugi' AS game, 'four cards of different suits, three draws' AS description,
    4 AS own_cards, 0 AS board_cards, -1 AS own_used, 6 AS most_players, 3 AS draws,
    '' AS high_rules, 'badugi' AS low_rules, 'standard' AS deck, 'game_showdown' AS showdown
UNION ALL
SELECT
    'chinese' AS game, 'thirteen cards set in three rows' AS description,
    13 AS own_cards, 0 AS board_cards, -1 AS own_used, 4 AS most_players, 0 AS draws,
    'standard' AS high_rules, '' AS low_rules, 'standard' AS deck, 'chinese_showdown' AS showdown;
