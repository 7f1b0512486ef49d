-- Asks for three deals of a seed to four players
-- Grain: none
-- Reads: settings
-- Source: pokersql

UPDATE settings SET seed = 42, rounds = 3, players = 4;
