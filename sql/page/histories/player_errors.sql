-- The error of a player's name that no hand has, with the most similar name
-- Grain: one row if $player did not play, else none
-- Reads: histories.seats
-- Engine: duckdb

WITH
-- One row per player: the similarity of the name to $player
names AS (
    SELECT s.player, MAX(JARO_WINKLER_SIMILARITY(LOWER(s.player), LOWER($player))) AS likeness
    FROM histories.seats AS s
    GROUP BY s.player
)

SELECT
    $player AS written,
    'unknown_player' AS error,
    'the name most like it is ' || ARG_MAX(n.player, n.likeness) AS remedy
FROM names AS n
HAVING NOT BOOL_OR(n.player = $player);
