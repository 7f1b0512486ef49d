-- The chance that one deal has a hand of every wanted category
-- Grain: one row per game and method, for the number of players in settings
-- Columns:
--   game: a game without a draw whose showdown is payouts or holdem_showdown: five-card or holdem
--   players: the number of players of a deal
--   method: exact, bounds or simulated
--   probability: the chance; NULL for bounds
--   one_in: 1 / probability
--   low: a lower bound of the chance; for a simulation, the lower end of the 95 % confidence interval
--   high: an upper bound of the chance; for a simulation, the upper end of the 95 % confidence interval
--   width: high - low
--   deals: the number of simulated deals
--   standard_error: the standard error of the simulated probability; NULL if no deal or every deal is a hit
--   z: (probability - the exact chance or the nearest bound) / standard_error; 0 if probability is between the bounds
-- Reads: category_odds, games, mix_sums, settings, together_deals, wanted_errors, wanted_names
-- Source: pokersql; Bonferroni's bounds, and the rule of three if no deal or every deal is a hit

-- The method for five-card hands is exact if all mixes are counted, otherwise bounds. The method for hold'em is bounds,
-- because the players share the board. high is at most players * P(one hand has the rarest wanted category). The
-- confidence interval of a simulation is probability -+ 1.96 * standard_error. It is 0 to 3 / deals if no deal is a
-- hit, and 1 - 3 / deals to 1 if all deals are hits.

DROP VIEW IF EXISTS together_odds;

CREATE VIEW together_odds AS
WITH
-- One row per game and wanted name: the chance that one hand has this name; has_sums is 1 if the game has no board
hand_chances AS (
    SELECT
        g.game,
        CASE WHEN g.board_cards = 0 THEN 1 ELSE 0 END AS has_sums,
        n.wanted_id,
        SUM(o.probability) AS chance
    FROM games AS g
    INNER JOIN category_odds AS o ON g.own_cards + g.board_cards = o.cards
    INNER JOIN wanted_names AS n ON o.hand_points = n.hand_points
    WHERE g.showdown IN ('payouts', 'holdem_showdown') AND g.draws = 0
    GROUP BY g.game, g.board_cards, n.wanted_id
),

-- One row per game: players * the chance of the rarest wanted name, an upper bound
caps AS (
    SELECT e.game, e.has_sums, s.players, MIN(e.chance) * s.players AS high
    FROM hand_chances AS e
    CROSS JOIN settings AS s
    GROUP BY e.game, e.has_sums, s.players
),

-- One row: the lowest upper bound and the highest lower bound in mix_sums, and the exact chance if it is known
sums AS (
    SELECT
        1 AS has_sums,
        m.players,
        MIN(CASE WHEN m.is_high = 1 THEN m.chance END) AS high,
        MAX(CASE WHEN m.is_low = 1 THEN m.chance END) AS low,
        MAX(CASE WHEN m.is_high + m.is_low = 2 THEN m.chance END) AS chance
    FROM mix_sums AS m
    GROUP BY m.players
),

-- One row per game: the best lower and upper bounds, and the exact chance if it is known
bounds AS (
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
    FROM caps AS c
    LEFT JOIN sums AS s ON c.has_sums = s.has_sums
),

-- One row per game: the deals and hits of all simulations of this question
simulations AS (
    SELECT
        t.game,
        t.players,
        CAST(SUM(t.deals) AS BIGINT) AS deals,
        CAST(SUM(t.hits) AS BIGINT) AS hits,
        CAST(SUM(t.hits) AS DOUBLE PRECISION) / SUM(t.deals) AS chance
    FROM together_deals AS t
    INNER JOIN settings AS s ON t.players = s.players
    WHERE t.wanted = (SELECT SUM(DISTINCT n.digit) FROM wanted_names AS n)
    GROUP BY t.game, t.players
),

-- One row per simulated game: the standard error, and the chance within the bounds that is nearest to `chance`
estimates AS (
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
    FROM simulations AS s
    LEFT JOIN bounds AS b ON s.game = b.game
),

-- One row per simulated game: the ends of the confidence interval, which may be below 0 or above 1
intervals AS (
    SELECT
        e.*,
        e.chance - COALESCE(1.96 * e.standard_error, 3.0 / e.deals) AS low,
        e.chance + COALESCE(1.96 * e.standard_error, 3.0 / e.deals) AS high
    FROM estimates AS e
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
    FROM bounds AS b
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
    FROM intervals AS t
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
