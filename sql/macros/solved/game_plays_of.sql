-- What strategies of both players win, and what the best responses to them win
-- Grain: one row per sequence
-- Columns:
--   reach: the probability of the player's own actions
--   chance: the probability of the cards and of the other player's actions that lead to the sequence
--   payoff: what the player wins at and after the sequence, times chance
--   best: the same if the player takes the best actions after the sequence
-- Engine: duckdb
-- Access: internal

-- nodes and ends have rows of game_nodes_of and game_ends_of; strategies has a row per node with its frequency.

CREATE MACRO pokersql.game_plays_of(nodes, ends, strategies) AS TABLE
WITH RECURSIVE
-- One row per sequence: how many actions of the player lead to it, and the probability of all of them
pokersql_reaches AS (
    SELECT n.node, 0 AS depth, 1e0 AS frequency, 1e0 AS reach
    FROM QUERY_TABLE(nodes) AS n
    WHERE n.is_empty
    UNION ALL
    SELECT n.node, r.depth + 1 AS depth, s.frequency, r.reach * s.frequency AS reach
    FROM pokersql_reaches AS r
    INNER JOIN QUERY_TABLE(nodes) AS n ON r.node = n.parent_node
    INNER JOIN QUERY_TABLE(strategies) AS s ON n.node = s.node
),

-- One row per sequence with ends at it, against the strategy of the other player
pokersql_node_ends AS (
    SELECT e.node, SUM(e.chance * r.reach) AS chance, SUM(e.payoff * r.reach) AS payoff
    FROM QUERY_TABLE(ends) AS e
    INNER JOIN pokersql_reaches AS r ON e.other_node = r.node
    GROUP BY e.node
),

-- One row per level and sequence at it or above it, from the last actions to the empty sequences of level 0: the
-- payoffs of the levels below are added
pokersql_levels AS (
    SELECT
        n.node,
        n.choice,
        n.parent_node,
        r.depth,
        MAX(r.depth) OVER () AS level,
        r.frequency,
        r.reach,
        COALESCE(e.chance, 0) AS chance,
        COALESCE(e.payoff, 0) AS payoff,
        COALESCE(e.payoff, 0) AS best
    FROM QUERY_TABLE(nodes) AS n
    INNER JOIN pokersql_reaches AS r ON n.node = r.node
    LEFT JOIN pokersql_node_ends AS e ON n.node = e.node
    UNION ALL
    (
        WITH
        -- One row per information set of the level
        choices AS (
            SELECT
                l.choice,
                ANY_VALUE(l.parent_node) AS node,
                SUM(l.frequency * l.chance) AS chance,
                SUM(l.frequency * l.payoff) AS payoff,
                MAX(l.best) AS best
            FROM pokersql_levels AS l
            WHERE l.depth = l.level AND l.level > 0
            GROUP BY l.choice
        ),

        -- One row per sequence above the level that information sets of the level follow
        continuations AS (
            SELECT c.node, SUM(c.chance) AS chance, SUM(c.payoff) AS payoff, SUM(c.best) AS best
            FROM choices AS c
            GROUP BY c.node
        )

        SELECT
            l.* REPLACE (
                l.level - 1 AS level,
                l.chance + COALESCE(c.chance, 0) AS chance,
                l.payoff + COALESCE(c.payoff, 0) AS payoff,
                l.best + COALESCE(c.best, 0) AS best
            )
        FROM pokersql_levels AS l
        LEFT JOIN continuations AS c ON l.node = c.node
        WHERE l.depth < l.level
    )
)

SELECT l.node, l.reach, l.chance, l.payoff, l.best
FROM pokersql_levels AS l
WHERE l.depth = l.level;
