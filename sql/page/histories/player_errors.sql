-- The error for a player's name that is in no hand, with the most similar name of a player
-- Grain: one row if $player is in no hand, else no row
-- Reads: histories.seats
-- Engine: duckdb

WITH
-- One row per player: the similarity of the player's name to $player
names AS (
    SELECT s.player, MAX(JARO_WINKLER_SIMILARITY(LOWER(s.player), LOWER($player))) AS likeness
    FROM histories.seats AS s
    WHERE NOT s.anonymous
    GROUP BY s.player
)

SELECT
    $player AS written,
    'unknown_player' AS error,
    'the name most like it is ' || ARG_MAX(n.player, n.likeness) AS remedy
FROM names AS n
HAVING NOT BOOL_OR(n.player = $player);
