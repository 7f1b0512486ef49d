-- A macro that returns the rows of histories.plays that a report counts
-- Reads: histories.plays
-- Engine: duckdb
-- Access: internal

-- A player_name of NULL chooses all players, and a room_name of NULL all rooms. whole_hands leaves out hands with
-- errors. Anonymous players with the same name can be different players, so they are left out if by_player is TRUE or a
-- player_name is given.

-- One row per hand and player
CREATE OR REPLACE MACRO histories.chosen_plays(player_name, whole_hands, room_name, by_player := FALSE) AS TABLE
SELECT p.*
FROM histories.plays AS p
WHERE
    (player_name IS NULL OR p.player = player_name)
    AND (room_name IS NULL OR p.room = room_name)
    AND (p.whole OR NOT whole_hands)
    AND NOT (p.anonymous AND (by_player OR player_name IS NOT NULL));
