-- The names of poker rooms in files, with the rules for the winnings and the rake in these files
-- Grain: one row per name of a poker room
-- Columns:
--   site: a name of the room in files; the row with '' has the values for all names that have no row
--   room: the name of the room, the same for all its sites; NULL if it equals site
--   header: the room's name in the first line of its hands; NULL if it equals site
--   with_returned: 1 if winnings in the room's files include the returned uncalled bet; else 0
--   with_returned_walks: like with_returned, but for hands in which all players folded to the big blind preflop
--   most_rake: the highest rake of the room, as a part of the pot
-- Source: the HandHQ files of July 2009, and files of the rooms, replayed
-- Engine: duckdb

-- The first lines of partypoker hands have the words Hand History in place of the room's name.

CREATE OR REPLACE TEMPORARY TABLE rooms AS
FROM (
    VALUES
    ('', NULL, NULL, 0, 0, 0.15),
    ('Absolute Poker', NULL, NULL, 0, 1, 0.15),
    ('PartyPoker', NULL, 'Hand History', 1, 1, 0.15),
    ('Full Tilt', 'Full Tilt Poker', NULL, 0, 0, 0.15),
    ('FullTiltPoker', 'Full Tilt Poker', NULL, 0, 0, 0.15),
    ('POKERSTARS', 'PokerStars', NULL, 0, 0, 0.15),
    ('PokerStars Home Game', 'PokerStars', NULL, 0, 0, 0.15),
    ('PokerStars', NULL, 'Poker Stars', 0, 0, 0.15),
    ('888poker', NULL, 'Cassava', 0, 0, 0.15),
    ('888.ro', '888poker', NULL, 0, 0, 0.15),
    ('LuckyAcePoker.com', '888poker', NULL, 0, 0, 0.15),
    ('Pacific', '888poker', NULL, 0, 0, 0.15),
    ('IPoker', 'iPoker', NULL, 0, 0, 0.15),
    ('WPN', 'Winning Poker Network', NULL, 0, 0, 0.15),
    ('GGPoker', NULL, 'Poker', 0, 0, 0.15),
    ('Winamax', NULL, 'winamax', 1, 1, 0.15),
    ('PokerTH', NULL, NULL, 1, 1, 0)
) AS r (site, room, header, with_returned, with_returned_walks, most_rake);
