-- How often each action is taken in equilibrium, in each zero-sum game of two players in two tables
-- Grain: one row per sequence
-- Engine: duckdb

-- FROM solve_game('sequences', 'payoffs', iterations := 1000) reads two tables, views or CTEs, which may have many
-- games. sequences has a row per action of a player: game, sequence (the name of the row), player (1 or 2),
-- information_set (what the player knows), and parent, the player's own action before it; NULL if it is the first.
-- payoffs has a row per end of a game: game, sequence_1 and sequence_2 (the last action of each player, NULL without
-- one), chance, and payoff, what player 1 wins. chance is the probability of the cards, or a number proportional to it.
-- All ends need a row, also those with payoff 0.

-- frequency is how often the player takes the action in its information set, reach how often the cards and both players
-- lead to it. value is what the player wins on average after the action, best the same if the player's later actions
-- are the best against the other player's strategy.

-- A step updates the strategy of one player: counterfactual regret minimization by turns. In the players' step t,
-- positive regrets are first multiplied by t^1.5 / (t^1.5 + 1), negative regrets by 1 / 2; t begins with 0. The
-- average of the strategies counts step t about t^2 times (Brown and Sandholm 2019, Solving Imperfect-Information Games
-- via Discounted Regret Minimization). Each action is taken at least once in 10^9 times, so that no reach is 0.

CREATE MACRO pokersql.solve_game(sequences_table, payoffs_table, iterations := 1000) AS TABLE
WITH RECURSIVE
-- One row per sequence
pokersql_nodes AS MATERIALIZED (
    SELECT n.*
    FROM pokersql.game_nodes_of(sequences_table) AS n
    WHERE pokersql.game_is_right(sequences_table, payoffs_table)
),

-- One row per sequence and ancestor
pokersql_ancestors AS MATERIALIZED (
    SELECT l.* FROM pokersql.game_ancestors_of('pokersql_nodes') AS l
),

-- One row per pair of sequences and player
pokersql_ends AS MATERIALIZED (
    SELECT e.* FROM pokersql.game_ends_of('pokersql_nodes', payoffs_table) AS e
),

-- One row per sequence: the probability of its actions if all actions are taken equally often
first_reaches AS (
    SELECT l.node, PRODUCT(1e0 / n.actions) AS reach
    FROM pokersql_ancestors AS l
    INNER JOIN pokersql_nodes AS n ON l.ancestor = n.node
    GROUP BY l.node
),

-- One row per step and sequence: reach is the probability of the player's own actions, average_reach its average
steps AS (
    SELECT
        0 AS step,
        n.node,
        n.player,
        n.choice,
        n.actions,
        0e0 AS regret,
        1e0 / n.actions AS frequency,
        r.reach,
        0e0 AS average_reach
    FROM pokersql_nodes AS n
    INNER JOIN first_reaches AS r ON n.node = r.node
    UNION ALL
    (
        WITH
        -- One row per sequence of the player who learns: chance * reach of the other player * payoff, summed
        gains AS (
            SELECT e.node, SUM(e.payoff * s.reach) AS gain
            FROM steps AS s
            INNER JOIN pokersql_ends AS e ON s.node = e.other_node
            WHERE s.player <> 1 + s.step % 2 AND s.step < 2 * GREATEST(iterations, 1)
            GROUP BY e.node
        ),

        -- One row per sequence: the gains of all its continuations
        line_gains AS (
            SELECT l.ancestor AS node, SUM(g.gain * s.reach) AS gain
            FROM gains AS g
            INNER JOIN steps AS s ON g.node = s.node
            INNER JOIN pokersql_ancestors AS l ON g.node = l.node
            GROUP BY l.ancestor
        ),

        -- One row per sequence: its counterfactual value
        node_values AS (
            SELECT s.*, g.gain / s.reach AS value, POW(s.step // 2, 1.5) AS earlier
            FROM steps AS s
            INNER JOIN line_gains AS g ON s.node = g.node
        ),

        -- One row per information set
        choice_values AS (
            SELECT v.choice, SUM(v.frequency * v.value) AS value
            FROM node_values AS v
            GROUP BY v.choice
        ),

        -- One row per sequence
        regrets AS (
            SELECT
                v.* REPLACE (
                    v.regret * CASE WHEN v.regret > 0 THEN v.earlier / (v.earlier + 1) ELSE 0.5 END
                    + v.value - c.value AS regret
                )
            FROM node_values AS v
            INNER JOIN choice_values AS c ON v.choice = c.choice
        ),

        -- One row per information set: the sum of the positive regrets
        choice_regrets AS (
            SELECT r.choice, SUM(GREATEST(r.regret, 0)) AS regret
            FROM regrets AS r
            GROUP BY r.choice
        ),

        -- One row per sequence: its frequency in the next step
        frequencies AS (
            SELECT
                r.* REPLACE (
                    (COALESCE(GREATEST(r.regret, 0) / NULLIF(c.regret, 0), 1e0 / r.actions) + 1e-9)
                    / (1 + r.actions * 1e-9) AS frequency
                )
            FROM regrets AS r
            INNER JOIN choice_regrets AS c ON r.choice = c.choice
        ),

        -- One row per sequence
        reaches AS (
            SELECT l.node, PRODUCT(f.frequency) AS reach
            FROM frequencies AS f
            INNER JOIN pokersql_ancestors AS l ON f.node = l.ancestor
            GROUP BY l.node
        )

        SELECT
            f.step + 1 AS step,
            f.node,
            f.player,
            f.choice,
            f.actions,
            f.regret,
            f.frequency,
            r.reach,
            f.average_reach + 3.0 / (f.step // 2 + 3) * (r.reach - f.average_reach) AS average_reach
        FROM frequencies AS f
        INNER JOIN reaches AS r ON f.node = r.node
        UNION ALL
        SELECT s.* REPLACE (s.step + 1 AS step)
        FROM steps AS s
        WHERE s.player = 1 + (s.step + 1) % 2 AND s.step < 2 * GREATEST(iterations, 1)
    )
),

-- One row per sequence: the average strategy
pokersql_averages AS MATERIALIZED (
    SELECT s.node, s.average_reach / SUM(s.average_reach) OVER (PARTITION BY s.choice) AS frequency
    FROM steps AS s
    WHERE s.step = 2 * GREATEST(iterations, 1)
)

SELECT
    n.game,
    n.sequence,
    n.player,
    n.information_set,
    n.parent,
    a.frequency,
    p.reach * p.chance / MAX(p.chance) OVER (PARTITION BY n.game) AS reach,
    p.payoff / p.chance AS value,
    p.best / p.chance AS best
FROM pokersql.game_plays_of('pokersql_nodes', 'pokersql_ends', 'pokersql_averages') AS p
INNER JOIN pokersql_averages AS a ON p.node = a.node
INNER JOIN pokersql_nodes AS n ON p.node = n.node
QUALIFY NOT n.is_empty;
