-- What the chips of each player are worth by the Independent Chip Model (ICM), and the deal by chips
-- Grain: one row per tournament and player
-- Columns:
--   share: the player's share of the prizes: the sum of each prize * the chance of its place
--   by_chips: the deal by chips: if all places are paid, each player gets the last prize; the rest is divided by chips
-- Reads: icm_payouts, icm_places, icm_seats

DROP VIEW IF EXISTS icm_shares;

CREATE VIEW icm_shares AS
WITH
-- One row per tournament with prizes: their sum, and the prize of the last place if all places are paid
prizes AS (
    SELECT
        s.tournament,
        s.players,
        SUM(p.prize) AS pool,
        CASE WHEN COUNT(*) = s.players THEN MIN(p.prize) ELSE 0 END AS lowest
    FROM icm_seats AS s
    INNER JOIN icm_payouts AS p ON s.tournament = p.tournament
    WHERE s.seat_no = 0
    GROUP BY s.tournament, s.players
),

-- One row per tournament and player: the share
shares AS (
    SELECT c.tournament, c.player, SUM(c.chance * p.prize) AS share
    FROM icm_places AS c
    INNER JOIN icm_payouts AS p ON c.tournament = p.tournament AND c.place = p.place
    GROUP BY c.tournament, c.player
)

SELECT
    i.tournament,
    i.player,
    i.chips,
    s.share,
    p.lowest + (p.pool - p.players * p.lowest) * i.chips / i.all_chips AS by_chips
FROM icm_seats AS i
INNER JOIN shares AS s ON i.tournament = s.tournament AND i.player = s.player
INNER JOIN prizes AS p ON i.tournament = p.tournament;
