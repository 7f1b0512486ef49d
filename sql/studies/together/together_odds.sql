-- The chance that one deal has every wanted category, each in some player's hand
-- Grain: one row per game and method, for the players in settings
-- Reads: category_odds, mix_sums, settings, together_deals, wanted_errors, wanted_names
-- Source: pokersql

-- method is 'exact' where all mixes could be counted, 'bounds' where only those of few hands (five-card) or none
-- (hold'em, where the board is common) are: the chance is then between low and high for certain, and high is no more
-- than the number of players times the chance of one hand, for the rarest category. 'simulated' is what the deals in
-- together_deals say, with its standard error; low and high are then the limits with 95 % certainty: 1.96 standard
-- errors either way, and where none or all of the deals are hits, which has no standard error, 3 divided by the deals
-- from 0 or from 1. z is how many standard errors the simulation is off what is certain, 0 between low and high.

DROP VIEW IF EXISTS together_odds;

CREATE VIEW together_odds AS
WITH
-- One row per game: how many cards a hand has
games AS (
    SELECT 'five-card' AS game, 5 AS cards
    UNION ALL
    SELECT 'holdem' AS game, 7 AS cards
),

-- One row per game and wanted name: the chance of one hand
single AS (
    SELECT g.game, n.wanted_id, SUM(o.probability) AS chance
    FROM games AS g
    INNER JOIN category_odds AS o ON g.cards = o.cards
    INNER JOIN wanted_names AS n ON o.hand_points = n.hand_points
    GROUP BY g.game, n.wanted_id
),

-- One row per game: what the rarest name allows
capped AS (
    SELECT e.game, s.players, MIN(e.chance) * s.players AS high
    FROM single AS e
    CROSS JOIN settings AS s
    GROUP BY e.game, s.players
),

-- One row per game, if it has sums: the lowest of those that are too high, and the highest of those that are too low
summed AS (
    SELECT
        'five-card' AS game,
        m.players,
        MIN(CASE WHEN m.is_high = 1 THEN m.chance END) AS high,
        MAX(CASE WHEN m.is_low = 1 THEN m.chance END) AS low,
        MAX(CASE WHEN m.is_high + m.is_low = 2 THEN m.chance END) AS chance
    FROM mix_sums AS m
    GROUP BY m.players
),

-- One row per game: its bounds
bounded AS (
    SELECT
        c.game,
        c.players,
        s.chance,
        CASE WHEN s.low > 0 THEN s.low ELSE 0 END AS low,
        CASE
            WHEN s.high < c.high AND s.high < 1 THEN s.high
            WHEN c.high < 1 THEN c.high
            ELSE 1
        END AS high
    FROM capped AS c
    LEFT JOIN summed AS s ON c.game = s.game
),

-- One row: the digits of the wanted names
wanted AS (
    SELECT CAST(SUM(DISTINCT n.digit) AS BIGINT) AS wanted FROM wanted_names AS n
),

-- One row per simulated game
simulated AS (
    SELECT
        t.game,
        t.players,
        CAST(SUM(t.deals) AS BIGINT) AS deals,
        CAST(SUM(t.hits) AS BIGINT) AS hits,
        CAST(SUM(t.hits) AS DOUBLE PRECISION) / SUM(t.deals) AS chance
    FROM together_deals AS t
    INNER JOIN wanted AS w ON t.wanted = w.wanted
    INNER JOIN settings AS s ON t.players = s.players
    GROUP BY t.game, t.players
),

-- One row per simulated game: with its standard error, and the nearest chance that there can be
judged AS (
    SELECT
        s.*,
        CASE WHEN s.hits BETWEEN 1 AND s.deals - 1 THEN SQRT(s.chance * (1 - s.chance) / s.deals) END
            AS standard_error,
        CASE
            WHEN b.chance >= 0 THEN b.chance
            WHEN s.chance < b.low THEN b.low
            WHEN s.chance > b.high THEN b.high
            ELSE s.chance
        END AS nearest
    FROM simulated AS s
    LEFT JOIN bounded AS b ON s.game = b.game
),

-- One row per simulated game: its limits before they are held between 0 and 1
limited AS (
    SELECT
        j.*,
        j.chance - COALESCE(1.96 * j.standard_error, 3.0 / j.deals) AS low,
        j.chance + COALESCE(1.96 * j.standard_error, 3.0 / j.deals) AS high
    FROM judged AS j
),

-- One row per game and method
answers AS (
    SELECT
        b.game,
        b.players,
        CASE WHEN b.chance >= 0 THEN 'exact' ELSE 'bounds' END AS method,
        b.chance AS probability,
        CASE WHEN b.chance >= 0 THEN b.chance ELSE b.low END AS low,
        CASE WHEN b.chance >= 0 THEN b.chance ELSE b.high END AS high,
        CAST(NULL AS BIGINT) AS deals,
        CAST(NULL AS BIGINT) AS hits,
        CAST(NULL AS DOUBLE PRECISION) AS standard_error,
        CAST(NULL AS DOUBLE PRECISION) AS z
    FROM bounded AS b
    WHERE NOT EXISTS (SELECT e.error FROM wanted_errors AS e)
    UNION ALL
    SELECT
        t.game,
        t.players,
        'simulated' AS method,
        t.chance AS probability,
        CASE WHEN t.low > 0 THEN t.low ELSE 0 END AS low,
        CASE WHEN t.high < 1 THEN t.high ELSE 1 END AS high,
        t.deals,
        t.hits,
        t.standard_error,
        (t.chance - t.nearest) / t.standard_error AS z
    FROM limited AS t
)

SELECT
    a.game,
    a.players,
    a.method,
    a.probability,
    CASE WHEN a.probability > 0 THEN 1 / a.probability END AS one_in,
    a.low,
    a.high,
    a.high - a.low AS width,
    a.deals,
    a.hits,
    a.standard_error,
    a.z
FROM answers AS a;
