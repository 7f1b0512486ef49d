-- Sets the settings for two hold'em deals to six players, up to the turn, with riffle shuffles and one card at a time
-- Reads: settings

UPDATE settings
SET
    game = 'holdem',
    street = 'turn',
    seed = 2147483578,
    rounds = 2,
    players = 6,
    shuffle = 'riffle',
    dealing = 'one at a time';
