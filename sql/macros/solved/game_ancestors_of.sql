-- The sequences that each sequence of a game continues
-- Grain: one row per sequence and ancestor; a sequence is an ancestor of itself
-- Engine: duckdb
-- Access: internal

-- nodes has rows of game_nodes_of. UNION drops equal rows, so that a cycle comes to an end.

CREATE MACRO pokersql.game_ancestors_of(nodes) AS TABLE
WITH RECURSIVE
-- One row per sequence and ancestor
pokersql_ancestors AS (
    SELECT n.node, n.node AS ancestor FROM QUERY_TABLE(nodes) AS n
    UNION
    SELECT l.node, n.parent_node AS ancestor
    FROM pokersql_ancestors AS l
    INNER JOIN QUERY_TABLE(nodes) AS n ON l.ancestor = n.node
    WHERE n.parent_node IS NOT NULL
)

SELECT l.node, l.ancestor FROM pokersql_ancestors AS l;
