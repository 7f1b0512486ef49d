-- The names of rooms, and the meaning of the winnings in their files
-- Grain: one row per room
-- Columns:
--   site: the room as files name it; '' is any room without a row
--   header: the room's name in the first line of its hands; NULL if it is site
--   with_returned: 1 if winnings include an uncalled bet
--   with_returned_walks: with_returned for hands in which all players folded to the big blind before the flop
--   most_rake: the largest part of a pot that the room takes
-- Source: the HandHQ files of July 2009, replayed
-- Engine: duckdb

-- Winnings of zero for all players of a hand are unknown winnings, since a pot has a winner.

CREATE OR REPLACE TEMPORARY TABLE rooms AS
FROM (
    VALUES
    ('', NULL, 0, 0, 0.15),
    ('Absolute Poker', NULL, 0, 1, 0.15),
    ('PartyPoker', NULL, 1, 1, 0.15),
    ('GGPoker', 'Poker', 0, 0, 0.15)
) AS r (site, header, with_returned, with_returned_walks, most_rake);
