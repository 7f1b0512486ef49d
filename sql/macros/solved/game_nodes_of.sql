-- The sequences of games, numbered, with the empty sequence of each player
-- Grain: one row per sequence, and one per game and player for the empty sequence, whose sequence is NULL
-- Columns:
--   node: the number of the sequence, 1, 2, ... over all games
--   parent_node: the number of the parent, NULL for the empty sequence
--   choice: the number of the information set; the empty sequence is the only action of its choice
--   actions: the number of actions of the choice
-- Engine: duckdb
-- Access: internal

-- sequences_table is the name of a table that solve_game reads. Names are compared as text, since a column of NULLs may
-- have another type.

CREATE MACRO pokersql.game_nodes_of(sequences_table) AS TABLE
WITH
-- One row per sequence, with the empty ones
pokersql_sequences AS (
    SELECT s.game, s.player, s.information_set, s.sequence, s.parent, FALSE AS is_empty
    FROM QUERY_TABLE(sequences_table) AS s
    UNION ALL
    SELECT DISTINCT
        s.game,
        p.player,
        NULL AS information_set,
        NULL AS sequence,
        NULL AS parent,
        TRUE AS is_empty
    FROM QUERY_TABLE(sequences_table) AS s
    CROSS JOIN (VALUES (1), (2)) AS p (player)
),

-- One row per sequence: its numbers
pokersql_numbered AS (
    SELECT
        s.*,
        ROW_NUMBER() OVER (ORDER BY s.game, s.player, s.is_empty, s.information_set, s.sequence) AS node,
        DENSE_RANK() OVER (ORDER BY s.game, s.player, s.is_empty, s.information_set) AS choice,
        COUNT(*) OVER (PARTITION BY s.game, s.player, s.is_empty, s.information_set) AS actions
    FROM pokersql_sequences AS s
)

SELECT n.*, p.node AS parent_node
FROM pokersql_numbered AS n
LEFT JOIN pokersql_numbered AS p
    ON
        n.game = p.game
        AND n.player = p.player
        AND CAST(n.parent AS VARCHAR) IS NOT DISTINCT FROM CAST(p.sequence AS VARCHAR)
        AND NOT n.is_empty;
