-- The value of games by given strategies, and how far these strategies are from an equilibrium
-- Grain: one row per game
-- Engine: duckdb

-- FROM game_value('sequences', 'payoffs', 'strategies') reads the two tables of solve_game, and a table with a row per
-- sequence: game, sequence and frequency, such as the rows of solve_game. value is what player 1 wins on average.
-- highest is what player 1 wins with the best response to player 2's strategy, lowest what player 1 wins against the
-- best response of player 2. The value in equilibrium is between lowest and highest. exploitability = highest - lowest.

-- Frequencies are divided by their sum in each information set. Without frequencies there, all actions are equally
-- frequent. A frequency of an unknown sequence, two of one sequence, and one below 0 are errors.

CREATE MACRO pokersql.game_value(sequences_table, payoffs_table, strategies_table) AS TABLE
WITH
-- One row per sequence
pokersql_nodes AS MATERIALIZED (
    SELECT n.*
    FROM pokersql.game_nodes_of(sequences_table) AS n
    WHERE pokersql.game_is_right(sequences_table, payoffs_table)
),

-- One row per pair of sequences and player
pokersql_ends AS MATERIALIZED (
    SELECT e.* FROM pokersql.game_ends_of('pokersql_nodes', payoffs_table) AS e
),

-- One row per row of the strategies: what is wrong with it, else NULL
pokersql_errors AS (
    SELECT
        CASE
            WHEN n.node IS NULL THEN FORMAT('''{}'' is no sequence', CAST(s.sequence AS VARCHAR))
            WHEN COUNT(*) OVER (PARTITION BY s.game, s.sequence) > 1
                THEN FORMAT('''{}'' has several frequencies; right: one', CAST(s.sequence AS VARCHAR))
            WHEN NOT COALESCE(s.frequency >= 0 AND ISFINITE(CAST(s.frequency AS DOUBLE)), FALSE)
                THEN
                    FORMAT(
                        '''{}'' has the frequency {}; right: 0 or more',
                        CAST(s.sequence AS VARCHAR),
                        COALESCE(CAST(s.frequency AS VARCHAR), 'NULL')
                    )
        END AS error
    FROM QUERY_TABLE(strategies_table) AS s
    LEFT JOIN pokersql_nodes AS n ON s.game = n.game AND s.sequence = n.sequence
),

-- One row: the first error, NULL without one
pokersql_first_errors AS MATERIALIZED (
    SELECT MIN(e.error) AS error FROM pokersql_errors AS e
),

-- One row per sequence: the given frequency, 0 without one
pokersql_given AS (
    SELECT n.node, n.choice, n.actions, COALESCE(s.frequency, 0) AS frequency
    FROM pokersql_nodes AS n
    CROSS JOIN pokersql_first_errors AS e
    LEFT JOIN QUERY_TABLE(strategies_table) AS s ON n.game = s.game AND n.sequence = s.sequence
    WHERE CASE WHEN e.error IS NULL THEN TRUE ELSE SYSTEM.MAIN.ERROR('strategies: ' || e.error) IS NULL END
),

-- One row per sequence: the strategies
pokersql_strategies AS MATERIALIZED (
    SELECT
        g.node,
        COALESCE(g.frequency / NULLIF(SUM(g.frequency) OVER (PARTITION BY g.choice), 0), 1e0 / g.actions) AS frequency
    FROM pokersql_given AS g
),

-- One row per sequence: what the strategies win
pokersql_plays AS MATERIALIZED (
    SELECT p.* FROM pokersql.game_plays_of('pokersql_nodes', 'pokersql_ends', 'pokersql_strategies') AS p
)

SELECT
    f.game,
    p.payoff / p.chance AS value,
    -o.best / o.chance AS lowest,
    p.best / p.chance AS highest,
    p.best / p.chance + o.best / o.chance AS exploitability
FROM pokersql_nodes AS f
INNER JOIN pokersql_nodes AS s ON f.game = s.game AND f.is_empty AND s.is_empty AND f.player = 1 AND s.player = 2
INNER JOIN pokersql_plays AS p ON f.node = p.node
INNER JOIN pokersql_plays AS o ON s.node = o.node;
