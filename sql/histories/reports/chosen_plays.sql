-- A macro that returns the rows of histories.plays that a report counts
-- Engine: duckdb
-- Access: internal

-- plays_table is the name of a table or view with rows of histories.plays; by default all of them. A player_name of
-- NULL chooses all players, and a room_name of NULL all rooms. whole_hands leaves out hands with errors. Anonymous
-- players with the same name can be different players, so they are left out if by_player is TRUE or a player_name is
-- given. of_tournaments is TRUE for hands of tournaments and FALSE for hands of cash games. If it is NULL, and the
-- chosen rows have both kinds, the macro fails, since tournament chips can't be added to money; both_kinds := TRUE is
-- for reports that add up nothing.

-- One row per hand and player
CREATE OR REPLACE MACRO histories.chosen_plays(
    player_name,
    whole_hands,
    room_name,
    of_tournaments,
    by_player := FALSE,
    both_kinds := FALSE,
    plays_table := 'histories.plays'
) AS TABLE
WITH
-- One row per hand and player, of tournaments and cash games
plays AS NOT MATERIALIZED (
    SELECT p.*
    FROM QUERY_TABLE(plays_table) AS p
    WHERE
        (player_name IS NULL OR p.player = player_name)
        AND (room_name IS NULL OR p.room = room_name)
        AND (p.whole OR NOT whole_hands)
        AND NOT (p.anonymous AND (by_player OR player_name IS NOT NULL))
)

SELECT p.*
FROM plays AS p
WHERE
    CASE
        WHEN of_tournaments IS NOT NULL THEN p.in_tournament = of_tournaments
        WHEN both_kinds THEN TRUE
        WHEN (SELECT MIN(q.in_tournament) < MAX(q.in_tournament) FROM plays AS q)
            THEN ERROR(
                'the hands are of cash games and of tournaments; tournament chips can''t be added to money; '
                || 'choose one kind: of_tournaments := TRUE or FALSE'
            )
        ELSE TRUE
    END;
