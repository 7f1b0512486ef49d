-- What is wrong with the tables of games that solve_game reads
-- Grain: one row per game and error
-- Engine: duckdb

-- The chances of ends must add up to the same number however the players play. If both take all actions of each
-- information set equally often, all actions of an information set are followed by ends of the same chance.

CREATE MACRO pokersql.game_errors(sequences_table, payoffs_table) AS TABLE
WITH RECURSIVE
-- One row per sequence
pokersql_nodes AS MATERIALIZED (
    SELECT n.* FROM pokersql.game_nodes_of(sequences_table) AS n
),

-- One row per error of a sequence, of an information set or of a payoff alone
pokersql_row_errors AS (
    SELECT
        n.game,
        CASE
            WHEN n.game IS NULL OR n.sequence IS NULL OR n.information_set IS NULL
                THEN 'has no game, no name or no information set'
            WHEN n.player IS NULL OR n.player NOT IN (1, 2)
                THEN 'is of player ' || COALESCE(CAST(n.player AS VARCHAR), 'NULL') || '; right: 1 or 2'
            WHEN COUNT(*) OVER (PARTITION BY n.game, n.sequence) > 1 THEN 'has several rows; right: one, of one player'
            WHEN n.parent_node IS NULL
                THEN FORMAT('has the parent ''{}'', which is no sequence of the same player', CAST(n.parent AS VARCHAR))
            WHEN
                MIN(n.parent_node) OVER (PARTITION BY n.choice) < MAX(n.parent_node) OVER (PARTITION BY n.choice)
                THEN
                    FORMAT(
                        'has another parent than other sequences of information set ''{}''; right: one parent',
                        CAST(n.information_set AS VARCHAR)
                    )
        END AS error,
        FORMAT('sequence ''{}'' ', CAST(n.sequence AS VARCHAR)) AS place
    FROM pokersql_nodes AS n
    WHERE NOT n.is_empty
    UNION ALL
    SELECT
        p.game,
        CASE
            WHEN p.sequence_1 IS NOT NULL AND f.node IS NULL
                THEN FORMAT('sequence_1 ''{}'', which is no sequence of player 1', CAST(p.sequence_1 AS VARCHAR))
            WHEN p.sequence_2 IS NOT NULL AND s.node IS NULL
                THEN FORMAT('sequence_2 ''{}'', which is no sequence of player 2', CAST(p.sequence_2 AS VARCHAR))
            WHEN f.node IS NULL THEN 'a game without sequences'
            WHEN NOT COALESCE(p.chance > 0 AND ISFINITE(CAST(p.chance AS DOUBLE)), FALSE)
                THEN FORMAT('chance {}; right: more than 0', COALESCE(CAST(p.chance AS VARCHAR), 'NULL'))
            WHEN NOT COALESCE(ISFINITE(CAST(p.payoff AS DOUBLE)), FALSE)
                THEN FORMAT('payoff {}; right: a number', COALESCE(CAST(p.payoff AS VARCHAR), 'NULL'))
        END AS error,
        'a payoff has ' AS place
    FROM QUERY_TABLE(payoffs_table) AS p
    LEFT JOIN pokersql_nodes AS f
        ON
            p.game = f.game
            AND CAST(p.sequence_1 AS VARCHAR) IS NOT DISTINCT FROM CAST(f.sequence AS VARCHAR)
            AND f.player = 1
    LEFT JOIN pokersql_nodes AS s
        ON
            p.game = s.game
            AND CAST(p.sequence_2 AS VARCHAR) IS NOT DISTINCT FROM CAST(s.sequence AS VARCHAR)
            AND s.player = 2
),

-- One row per sequence that an empty sequence leads to: its probability if all actions are taken equally often
pokersql_reaches AS (
    SELECT n.node, 1e0 AS reach
    FROM pokersql_nodes AS n
    WHERE n.is_empty
    UNION
    SELECT n.node, r.reach / n.actions AS reach
    FROM pokersql_reaches AS r
    INNER JOIN pokersql_nodes AS n ON r.node = n.parent_node
),

-- One row per sequence and ancestor
pokersql_ancestors AS (
    SELECT l.node, l.ancestor FROM pokersql.game_ancestors_of('pokersql_nodes') AS l
),

-- One row per sequence that ends a game, or from which a game ends
pokersql_node_chances AS (
    SELECT e.node, SUM(e.chance * r.reach) AS chance
    FROM pokersql.game_ends_of('pokersql_nodes', payoffs_table) AS e
    INNER JOIN pokersql_reaches AS r ON e.other_node = r.node
    GROUP BY e.node
),

-- One row per sequence with ends at it or after it: their chance
pokersql_line_chances AS (
    SELECT l.ancestor AS node, SUM(c.chance * r.reach) AS chance
    FROM pokersql_node_chances AS c
    INNER JOIN pokersql_reaches AS r ON c.node = r.node
    INNER JOIN pokersql_ancestors AS l ON c.node = l.node
    GROUP BY l.ancestor
),

-- One row per sequence: its chance, and the largest chance of its information set
pokersql_choice_chances AS (
    SELECT
        n.*,
        r.node AS reached_node,
        COALESCE(c.chance / r.reach, 0) AS chance,
        MAX(COALESCE(c.chance / r.reach, 0)) OVER (PARTITION BY n.choice) AS most
    FROM pokersql_nodes AS n
    LEFT JOIN pokersql_reaches AS r ON n.node = r.node
    LEFT JOIN pokersql_line_chances AS c ON n.node = c.node
)

SELECT e.game, e.place || e.error AS error
FROM pokersql_row_errors AS e
WHERE e.error IS NOT NULL
UNION
SELECT
    c.game,
    CASE
        WHEN c.reached_node IS NULL
            THEN FORMAT('sequence ''{}'' is its own ancestor', CAST(c.sequence AS VARCHAR))
        WHEN c.most = 0 THEN FORMAT('sequence ''{}'' is followed by no payoff', CAST(c.sequence AS VARCHAR))
        ELSE
            FORMAT(
                'sequence ''{}'': payoffs with chances of {:.6g} follow, {:.6g} another action of its information set; '
                || 'right: equal chances; payoffs of 0 need rows, too',
                CAST(c.sequence AS VARCHAR),
                c.chance,
                c.most
            )
    END AS error
FROM pokersql_choice_chances AS c
WHERE
    (c.reached_node IS NULL OR c.most = 0 OR c.chance < c.most * (1 - 1e-9))
    AND NOT c.is_empty
    AND NOT EXISTS (SELECT e.game FROM pokersql_row_errors AS e WHERE e.error IS NOT NULL);
