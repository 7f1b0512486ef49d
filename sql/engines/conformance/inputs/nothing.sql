-- Deletes all hands, deals and players, and restores the default settings
-- Reads: board_cards, deals, hand_cards, hand_text, players, settings

DELETE FROM hand_text;
DELETE FROM hand_cards;
DELETE FROM board_cards;
DELETE FROM deals;
DELETE FROM players;
UPDATE settings
SET
    players = 10,
    seed = 1,
    deal = 0,
    rounds = 1,
    shuffle = 'uniform',
    riffles = 7,
    dealing = 'blocks',
    game = 'five-card',
    rules = '',
    street = 'river',
    first_game = 1;
