-- The chances of each player for each place, by the Malmuth-Harville model
-- Grain: one row per tournament, player and place
-- Columns:
--   chips: see icm_stacks
--   place: 1 is the winner's place
--   chance: the probability that the player finishes in the place
-- Reads: binomials, icm_seats, player_sets

-- A player with c chips finishes ahead of all players of a set with probability c / (c + chips of the set). The sum of
-- these probabilities over all sets of u other players is sets(u), the expected number of such sets behind the player.
-- By inclusion-exclusion, exactly b players are behind with probability
-- sum over u >= b of (-1)^(u - b) C(u, b) sets(u).
-- With 15 players, chance is right to ten decimals.

DROP VIEW IF EXISTS icm_places;

CREATE VIEW icm_places AS
WITH
-- One row per tournament, player and size: the expected number of sets of this size behind the player
sets_behind AS (
    SELECT
        i.tournament,
        i.player,
        i.players,
        i.chips,
        s.size,
        SUM(CAST(i.chips AS DOUBLE PRECISION) / (i.chips + s.chips)) AS sets
    FROM icm_seats AS i
    INNER JOIN player_sets AS s
        ON i.tournament = s.tournament AND (s.set_no >> CAST(i.seat_no AS INTEGER)) & 1 = 0
    GROUP BY i.tournament, i.player, i.players, i.chips, s.size
)

SELECT
    b.tournament,
    b.player,
    b.chips,
    CAST(b.players - c.k AS INTEGER) AS place,
    SUM((1 - 2 * ((c.n - c.k) % 2)) * c.ways * b.sets) AS chance
FROM sets_behind AS b
INNER JOIN binomials AS c ON b.size = c.n
GROUP BY b.tournament, b.player, b.players, b.chips, c.k;
