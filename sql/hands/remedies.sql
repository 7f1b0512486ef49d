-- The errors of hands, and what would be right
-- Grain: one row per error; in place of a word in braces game_errors has what its game says
-- Columns:
--   error: the first word of an error; bad_card_id stands for bad_card, and own_count for wrong_count in game_errors
--   remedy: what would be right

DROP VIEW IF EXISTS remedies;

CREATE VIEW remedies AS
SELECT
    'bad_card' AS error,
    'a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As or 10♥, '
    || 'apart by blank, comma, | or -; by rules with a joker it is Jo or *' AS remedy
UNION ALL
SELECT 'bad_card_id' AS error, 'a card_id is 0 to 51, as in deck' AS remedy
UNION ALL
SELECT 'duplicate_card' AS error, 'a hand has a card once' AS remedy
UNION ALL
SELECT 'wrong_count' AS error, 'a hand has five to seven cards' AS remedy
UNION ALL
SELECT 'own_count' AS error, 'a hand {judge} has {own} cards' AS remedy
UNION ALL
SELECT 'wrong_board' AS error, 'a board {judge} has {board} cards' AS remedy
UNION ALL
SELECT 'not_in_deck' AS error, 'the {deck} deck has the ranks {ranks}' AS remedy
UNION ALL
SELECT 'no_cards' AS error, 'write its cards, as in As 10♥' AS remedy
UNION ALL
SELECT
    'no_rules' AS error,
    'settings names no rules, and no game whose hands have a rank; FROM rules and FROM games list them' AS remedy
UNION ALL
SELECT
    'no_category' AS error,
    'these rules have no category for the hand; add one to category_orders, or a name for it to rules.unqualified'
        AS remedy
UNION ALL
SELECT 'too_long' AS error, 'a hand is at most 400 characters' AS remedy
UNION ALL
SELECT
    'not_in_hand_cards' AS error,
    'INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards' AS remedy
UNION ALL
SELECT 'other_cards' AS error, 'a hand in hand_text has a game and player of its own' AS remedy;
