-- The plays that the fields of the page choose, which the queries read
-- Grain: one row per hand and player
-- Engine: duckdb

-- An empty field is NULL, and chooses all plays. $seats is a number of players, as in 6, or two numbers, as in 3-6; any
-- other text chooses no play.
CREATE OR REPLACE TEMPORARY VIEW shown_plays AS
FROM histories.plays_where(
    room_name := $room,
    stake_name := $stake,
    game_name := $variant,
    first_day := TRY_CAST($since AS DATE),
    last_day := TRY_CAST($until AS DATE),
    position_name := $position,
    least_players := CASE
        WHEN $seats IS NOT NULL THEN COALESCE(TRY_CAST(SPLIT_PART($seats, '-', 1) AS INTEGER), 100)
    END,
    most_players := TRY_CAST(SPLIT_PART($seats, '-', -1) AS INTEGER),
    of_tournaments := histories.chosen_kind($kind)
);
