-- The formats of hand histories that can be loaded
-- Grain: one row per format
-- Columns:
--   format: the name of the format
--   description: the standard that defines the format, or the program that writes it
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE history_formats AS
FROM (
    VALUES
    ('phh', 'the PHH standard, Poker Hand History: .phh and .phhs'),
    ('ohh', 'the Open Hand History standard 1.4.7: .ohh, JSON'),
    ('pokerstars', 'PokerStars, and programs that write its format: English text')
) AS f (format, description);
