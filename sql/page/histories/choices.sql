-- The values that the fields of the page offer, of the hands of the kind $kind
-- Grain: one row per field and value, in the order in which a field lists its values
-- Reads: histories.hands, histories.plays
-- Engine: duckdb

-- variant is the game, and seats the number of players who were dealt in, or a range of numbers such as $seats.
WITH
-- One row per value of one of the columns, all others of which are NULL: plays counts the rows of histories.plays
counts AS (
    SELECT h.room, p.stake, h.game, p.position, h.players, COUNT(*) AS plays
    FROM histories.plays AS p
    INNER JOIN histories.hands AS h ON p.hand_id = h.hand_id
    WHERE COALESCE(p.in_tournament = histories.chosen_kind($kind), TRUE)
    GROUP BY GROUPING SETS ((h.room), (p.stake), (h.game), (p.position), (h.players))
),

-- One row per range such as 3-6 in which at least two numbers of players occur
ranges AS (
    SELECT r.name, MIN(r.least) AS least
    FROM (VALUES ('3-6', 3, 6), ('7-11', 7, 11)) AS r (name, least, most)
    INNER JOIN counts AS c ON c.players BETWEEN r.least AND r.most
    GROUP BY r.name
    HAVING COUNT(*) > 1
),

-- One row per field and value
choices AS (
    SELECT 'room' AS field, c.room AS value, -c.plays AS place FROM counts AS c
    UNION ALL
    SELECT 'stake' AS field, c.stake AS value, -c.plays AS place FROM counts AS c
    UNION ALL
    SELECT 'variant' AS field, c.game AS value, -c.plays AS place FROM counts AS c
    UNION ALL
    SELECT 'position' AS field, c.position AS value, histories.position_no(c.position) AS place FROM counts AS c
    UNION ALL
    SELECT 'seats' AS field, CAST(c.players AS VARCHAR) AS value, c.players AS place FROM counts AS c
    UNION ALL
    SELECT 'seats' AS field, r.name AS value, 20 + r.least AS place FROM ranges AS r
    UNION ALL
    SELECT 'seats' AS field, $seats AS value, 40 AS place
    WHERE REGEXP_FULL_MATCH($seats, '[0-9]+-[0-9]+')
)

SELECT c.field, c.value
FROM choices AS c
WHERE c.value IS NOT NULL
GROUP BY c.field, c.value
ORDER BY c.field, MIN(c.place), c.value;
