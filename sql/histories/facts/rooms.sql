-- What rooms call themselves, and what they mean by the winnings that a history tells
-- Grain: one row per room
-- Columns:
--   site: the room as files name it; '' is any other
--   header: what the first line of its hands calls it, NULL if it is site
--   with_returned: 1 if winnings include a bet that nobody called
--   with_returned_walks: the same where everybody folded to the big blind before the flop
--   most_rake: the largest part of a pot that it takes
-- Source: the HandHQ files of July 2009, replayed
-- Engine: duckdb

-- Where a file tells winnings of zero though there is a pot, it tells nothing.

CREATE OR REPLACE TEMPORARY TABLE rooms AS
FROM (
    VALUES
    ('', NULL, 0, 0, 0.15),
    ('Absolute Poker', NULL, 0, 1, 0.15),
    ('PartyPoker', NULL, 1, 1, 0.15),
    ('GGPoker', 'Poker', 0, 0, 0.15)
) AS r (site, header, with_returned, with_returned_walks, most_rake);
