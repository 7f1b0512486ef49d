-- Makes the view shown_plays: the plays that the fields of the page choose
-- Grain: one row per hand and player
-- Engine: duckdb

-- An empty field is NULL, and chooses all plays. $seats is a number of players, as in 6, or two numbers, as in 3-6. A view can't
-- have parameters, so it reads their values from the variable shown.
SET VARIABLE shown = {
    'room': CAST($room AS VARCHAR),
    'stake': CAST($stake AS VARCHAR),
    'game': CAST($variant AS VARCHAR),
    'first_day': TRY_CAST($since AS DATE),
    'last_day': TRY_CAST($until AS DATE),
    'position': CAST($position AS VARCHAR),
    'least': TRY_CAST(SPLIT_PART($seats, '-', 1) AS INTEGER),
    'most': TRY_CAST(SPLIT_PART($seats, '-', -1) AS INTEGER),
    'of_tournaments': histories.chosen_kind($kind)
};

CREATE OR REPLACE TEMPORARY VIEW shown_plays AS
FROM histories.plays_where(
    room_name := GETVARIABLE('shown').room,
    stake_name := GETVARIABLE('shown').stake,
    game_name := GETVARIABLE('shown').game,
    first_day := GETVARIABLE('shown').first_day,
    last_day := GETVARIABLE('shown').last_day,
    position_name := GETVARIABLE('shown').position,
    least_players := GETVARIABLE('shown').least,
    most_players := GETVARIABLE('shown').most,
    of_tournaments := GETVARIABLE('shown').of_tournaments
);
