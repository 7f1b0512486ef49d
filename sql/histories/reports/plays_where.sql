-- A macro that chooses rows of histories.plays, for the parameter plays_table of the reports
-- Reads: histories.hands, histories.plays
-- Engine: duckdb

-- A parameter that is NULL chooses all hands. stake_name is a stake as in plays, game_name a game as in hands.
-- first_day and last_day are dates such as '2026-11-30', and both days count; a hand without a time is on no day.
-- least_players and most_players are about the players dealt in. position_name chooses the players in a position,
-- player_name one player, room_name the hands of a room, and of_tournaments tournaments (TRUE) or cash games (FALSE).

-- One row per hand and player
CREATE OR REPLACE MACRO histories.plays_where(
    player_name := NULL,
    room_name := NULL,
    stake_name := NULL,
    game_name := NULL,
    first_day := NULL,
    last_day := NULL,
    position_name := NULL,
    least_players := NULL,
    most_players := NULL,
    of_tournaments := NULL
) AS TABLE
SELECT p.*
FROM histories.plays AS p
INNER JOIN histories.hands AS h ON p.hand_id = h.hand_id
WHERE
    (player_name IS NULL OR (p.player = player_name AND NOT p.anonymous))
    AND (room_name IS NULL OR p.room = room_name)
    AND (stake_name IS NULL OR p.stake = stake_name)
    AND (game_name IS NULL OR h.game = game_name)
    AND (first_day IS NULL OR CAST(p.played_at AS DATE) >= CAST(first_day AS DATE))
    AND (last_day IS NULL OR CAST(p.played_at AS DATE) <= CAST(last_day AS DATE))
    AND (position_name IS NULL OR p.position = position_name)
    AND (least_players IS NULL OR h.players >= least_players)
    AND (most_players IS NULL OR h.players <= most_players)
    AND (of_tournaments IS NULL OR p.in_tournament = of_tournaments);
