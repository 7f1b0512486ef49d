-- A macro that returns the hands of the last players of tournaments, with the prizes for which they play
-- Reads: histories.entries, histories.hands, histories.seats, histories.tournaments
-- Engine: duckdb

-- A hand has a row under three conditions: (1) its players are the last players of a tournament and have all its chips;
-- (2) histories.entries has a prize for each of their places, and no prize is higher than the prize of a better place;
-- (3) the tournament has no bounties. If players made a deal and its prizes fall with the place, they count as the
-- prizes of the places.

-- One row per hand: payouts is the list of the prizes from the first place on
CREATE OR REPLACE MACRO histories.prizes_at_stake() AS TABLE
WITH
-- One row per hand of a tournament: its chips, and the most chips of any hand of the tournament
hand_chips AS (
    SELECT
        h.hand_id,
        SUM(s.stack) AS chips,
        MAX(SUM(s.stack)) OVER (PARTITION BY h.room, h.tournament) AS all_chips
    FROM histories.hands AS h
    INNER JOIN histories.seats AS s ON h.hand_id = s.hand_id
    WHERE h.tournament IS NOT NULL
    GROUP BY h.hand_id, h.room, h.tournament
)

SELECT
    h.hand_id,
    ANY_VALUE(t.prize_currency) AS currency,
    LIST(CAST(n.prize AS DOUBLE) ORDER BY n.place) AS payouts
FROM hand_chips AS c
INNER JOIN histories.hands AS h ON c.hand_id = h.hand_id AND c.chips = c.all_chips
INNER JOIN histories.tournaments AS t ON h.room IS NOT DISTINCT FROM t.room AND h.tournament = t.tournament
INNER JOIN histories.seats AS s ON h.hand_id = s.hand_id AND COALESCE(t.bounty, 0) = 0
INNER JOIN histories.entries AS n
    ON
        h.room IS NOT DISTINCT FROM n.room AND h.tournament = n.tournament AND s.player = n.player
        AND n.place <= h.players
GROUP BY h.hand_id, h.players
HAVING
    COUNT(*) = h.players AND COUNT(DISTINCT s.seat) = h.players
    AND COUNT(n.prize) = h.players AND COUNT(s.net) = h.players
    AND LIST(n.prize ORDER BY n.place ASC, n.prize DESC) = LIST(n.prize ORDER BY n.prize DESC);
