-- The value of games by given strategies, and how far these strategies are from an equilibrium
-- Grain: one row per game
-- Engine: duckdb

-- FROM game_value('sequences', 'payoffs', 'strategies') reads the two tables of solve_game, and a table with a row per
-- sequence: game, sequence and frequency, such as the rows of solve_game. value is what player 1 wins on average.
-- highest is what player 1 wins with the best response to player 2's strategy, lowest what player 1 wins against the
-- best response of player 2. The value in equilibrium is between lowest and highest. exploitability = highest - lowest.

-- Frequencies are divided by their sum in each information set. Without frequencies there, all actions are equal.

CREATE MACRO pokersql.game_value(sequences, payoffs, strategies) AS TABLE
WITH RECURSIVE
-- One row per sequence
pokersql_nodes AS MATERIALIZED (
    SELECT n.*
    FROM pokersql.game_nodes_of(sequences) AS n
    WHERE pokersql.game_is_right(sequences, payoffs)
),

-- One row per pair of sequences and player
pokersql_ends AS MATERIALIZED (
    SELECT e.* FROM pokersql.game_ends_of('pokersql_nodes', payoffs) AS e
),

-- One row per sequence: its frequency, and that of all actions of its information set
pokersql_frequencies AS (
    SELECT
        n.*,
        GREATEST(COALESCE(s.frequency, 0), 0) AS frequency,
        SUM(GREATEST(COALESCE(s.frequency, 0), 0)) OVER (PARTITION BY n.choice) AS frequencies
    FROM pokersql_nodes AS n
    LEFT JOIN QUERY_TABLE(strategies) AS s ON n.game = s.game AND n.sequence = s.sequence
),

-- One row per sequence: how many actions of the player lead to it, and the probability of all of them
plays AS (
    SELECT f.node, f.game, f.player, f.choice, f.parent_node, 0 AS depth, 1e0 AS reach
    FROM pokersql_frequencies AS f
    WHERE f.is_empty
    UNION ALL
    SELECT
        f.node,
        f.game,
        f.player,
        f.choice,
        f.parent_node,
        p.depth + 1 AS depth,
        p.reach * COALESCE(f.frequency / NULLIF(f.frequencies, 0), 1e0 / f.actions) AS reach
    FROM plays AS p
    INNER JOIN pokersql_frequencies AS f ON p.node = f.parent_node
),

-- One row per sequence with ends at it, against the strategy of the other player
node_ends AS (
    SELECT e.node, SUM(e.chance * p.reach) AS chance, SUM(e.payoff * p.reach) AS payoff
    FROM pokersql_ends AS e
    INNER JOIN plays AS p ON e.other_node = p.node
    GROUP BY e.node
),

-- One row per level and sequence up to it: the payoff of the best response from the sequence on, without the actions
-- above the level; level 0 has the empty sequences
responses AS (
    SELECT
        p.node,
        p.game,
        p.player,
        p.choice,
        p.parent_node,
        p.depth,
        MAX(p.depth) OVER () AS level,
        COALESCE(e.payoff, 0) AS payoff
    FROM plays AS p
    LEFT JOIN node_ends AS e ON p.node = e.node
    UNION ALL
    (
        WITH
        -- One row per information set of the level: its best action
        best_actions AS (
            SELECT r.choice, ANY_VALUE(r.parent_node) AS node, MAX(r.payoff) AS payoff
            FROM responses AS r
            WHERE r.depth = r.level AND r.level > 0
            GROUP BY r.choice
        ),

        -- One row per sequence above the level that information sets of the level follow
        continuations AS (
            SELECT b.node, SUM(b.payoff) AS payoff
            FROM best_actions AS b
            GROUP BY b.node
        )

        SELECT r.* REPLACE (r.level - 1 AS level, r.payoff + COALESCE(c.payoff, 0) AS payoff)
        FROM responses AS r
        LEFT JOIN continuations AS c ON r.node = c.node
        WHERE r.depth < r.level
    )
),

-- One row per game: the payoffs of both strategies against each other
results AS (
    SELECT
        p.game,
        SUM(e.chance * p.reach) AS chance,
        SUM(e.payoff * p.reach) AS payoff
    FROM node_ends AS e
    INNER JOIN plays AS p ON e.node = p.node
    WHERE p.player = 1
    GROUP BY p.game
)

SELECT
    s.game,
    s.payoff / s.chance AS value,
    -MAX(CASE WHEN r.player = 2 THEN r.payoff END) / s.chance AS lowest,
    MAX(CASE WHEN r.player = 1 THEN r.payoff END) / s.chance AS highest,
    SUM(r.payoff) / s.chance AS exploitability
FROM results AS s
INNER JOIN responses AS r ON s.game = r.game
WHERE r.level = 0
GROUP BY s.game, s.payoff, s.chance;
