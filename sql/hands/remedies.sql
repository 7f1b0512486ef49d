-- The errors of hands, each with its remedy
-- Grain: one row per error; game_remedies replaces the words in braces by names and numbers of the game
-- Columns:
--   error: the first word of the error, but bad_card_id for bad_card 52, and own_count for wrong_count in a game
--   remedy: how to correct the hand

DROP VIEW IF EXISTS remedies;

CREATE VIEW remedies AS
WITH
-- One row per error
errors (error, remedy) AS (
    VALUES
    (
        'bad_card',
        'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥; '
        || 'separate cards by blank, comma, | or -; if the rules have a joker, write it as Jo or *'
    ),
    ('bad_card_id', 'a card_id is 0 to 51, as in deck'),
    ('duplicate_card', 'a hand has each card only once'),
    ('wrong_count', 'a hand has five to seven cards'),
    ('own_count', 'a hand {judge} has {own} cards'),
    ('wrong_board', 'a board {judge} has {board} cards'),
    ('not_in_deck', 'the {deck} deck has the ranks {ranks}'),
    ('no_cards', 'write its cards, as in As 10♥'),
    ('no_rules', 'settings names no rules, and no game whose hands have a rank; FROM rules and FROM games list them'),
    (
        'no_category',
        'these rules have no category for the hand; add one to category_orders, or a name for it to rules.unqualified'
    ),
    ('too_long', 'a hand is at most 400 characters'),
    ('not_in_hand_cards', 'INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards'),
    ('other_cards', 'hand_cards has other cards for this game and player; give the hand another game_id or player_id')
)

SELECT e.error, e.remedy FROM errors AS e;
