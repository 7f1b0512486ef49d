-- The names of streets in summaries, as in: folded on the Flop
-- Grain: one row per name and street
-- Columns:
--   words: the text after 'folded' in the line of a seat
--   street: see streets
-- Source: files of PokerStars, Winamax and Full Tilt
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE fold_words AS
FROM (
    VALUES
    ('before Flop', 'preflop'),
    ('on the Flop', 'flop'),
    ('on the Turn', 'turn'),
    ('on the River', 'river'),
    ('on the River', 'seventh street'),
    ('before the Draw', 'predraw'),
    ('after the Draw', 'first draw'),
    ('after the 1st Draw', 'first draw'),
    ('after the 2nd Draw', 'second draw'),
    ('after the 3rd Draw', 'third draw'),
    ('on the 3rd Street', 'third street'),
    ('on the 4th Street', 'fourth street'),
    ('on the 5th Street', 'fifth street'),
    ('on the 6th Street', 'sixth street'),
    ('on the pre-flop', 'preflop'),
    ('on the flop', 'flop'),
    ('on the turn', 'turn'),
    ('on the river', 'river'),
    ('before the Flop', 'preflop'),
    ('before the draw', 'predraw'),
    ('on 3rd St', 'third street'),
    ('on 4th St', 'fourth street'),
    ('on 5th St', 'fifth street'),
    ('on 6th St', 'sixth street'),
    ('on 7th St', 'seventh street')
) AS w (words, street);
