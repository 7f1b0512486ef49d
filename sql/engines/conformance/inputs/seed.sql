-- Sets three deals of a seed to four players
-- Reads: settings

UPDATE settings SET seed = 42, rounds = 3, players = 4;
