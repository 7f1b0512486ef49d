-- The payoffs of games from the view of each player
-- Grain: one row per pair of sequences and player
-- Columns:
--   player: the player whose view it is
--   node: the number of this player's sequence
--   other_node: the number of the other player's sequence
--   chance: the chance of all ends with these sequences
--   payoff: chance * the payoff to this player, summed
-- Engine: duckdb
-- Access: internal

-- nodes has rows of game_nodes_of; payoffs_table is the name of a table that solve_game reads.

CREATE MACRO pokersql.game_ends_of(nodes, payoffs_table) AS TABLE
WITH
-- One row per pair of sequences
pokersql_pairs AS (
    SELECT
        f.node AS first_node,
        s.node AS second_node,
        SUM(p.chance) AS chance,
        SUM(p.chance * p.payoff) AS payoff
    FROM QUERY_TABLE(payoffs_table) AS p
    INNER JOIN QUERY_TABLE(nodes) AS f
        ON
            p.game = f.game
            AND CAST(p.sequence_1 AS VARCHAR) IS NOT DISTINCT FROM CAST(f.sequence AS VARCHAR)
            AND f.player = 1
    INNER JOIN QUERY_TABLE(nodes) AS s
        ON
            p.game = s.game
            AND CAST(p.sequence_2 AS VARCHAR) IS NOT DISTINCT FROM CAST(s.sequence AS VARCHAR)
            AND s.player = 2
    GROUP BY f.node, s.node
)

SELECT 1 AS player, p.first_node AS node, p.second_node AS other_node, p.chance, p.payoff
FROM pokersql_pairs AS p
UNION ALL
SELECT 2 AS player, p.second_node AS node, p.first_node AS other_node, p.chance, -p.payoff AS payoff
FROM pokersql_pairs AS p;
