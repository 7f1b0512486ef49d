-- What rooms mean by the winnings that a history tells
-- Grain: one row per room
-- Columns:
--   site: the room as files name it; '' is any other
--   with_returned: 1 if winnings include a bet that nobody called
--   with_returned_walks: the same where everybody folded to the big blind before the flop
--   most_rake: the largest part of a pot that it takes
-- Reads: nothing
-- Source: the HandHQ files of July 2009, replayed
-- Engine: duckdb

-- Where a file tells winnings of zero though there is a pot, it tells nothing.

DROP TABLE IF EXISTS temp.rooms;

CREATE TEMPORARY TABLE rooms AS
FROM (
    VALUES
    ('', 0, 0, 0.15),
    ('Absolute Poker', 0, 1, 0.15),
    ('PartyPoker', 1, 1, 0.15)
) AS r (site, with_returned, with_returned_walks, most_rake);
