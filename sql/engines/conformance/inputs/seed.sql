-- Sets the settings for three deals to four players from one seed
-- Reads: settings

UPDATE settings SET seed = 42, rounds = 3, players = 4;
