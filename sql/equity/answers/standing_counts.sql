-- How many of the second player's hands are ahead of, level with and behind the first player's one hand now
-- Grain: one row per grouping and group: by category, by starting hand (class), and all together (total)
-- Columns:
--   grouped_by: category, class or total
--   name: the category, the starting hand, or the first player's hand in words
--   hands: how many hands of the second player are in the group
--   ahead: how many of them are ahead
--   level: how many are equal
--   behind: how many are behind
--   chance_ahead: the weight of the hands ahead / the weight of the group
--   place: orders the groups of a grouping, 1 first: the best category, the class with the most hands ahead
-- Reads: standings
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS standing_counts;

CREATE VIEW standing_counts AS
WITH
-- One row per grouping and group
hand_groups AS (
    SELECT
        CASE
            WHEN GROUPING(s.category) = 0 THEN 'category'
            WHEN GROUPING(s.starting_hand) = 0 THEN 'class'
            ELSE 'total'
        END AS grouped_by,
        COALESCE(s.category, s.starting_hand, s.against) AS name,
        COUNT(*) AS hands,
        COUNT(*) FILTER (s.standing = 'ahead') AS ahead,
        COUNT(*) FILTER (s.standing = 'level') AS level,
        COUNT(*) FILTER (s.standing = 'behind') AS behind,
        COALESCE(SUM(s.weight) FILTER (s.standing = 'ahead'), 0) / SUM(s.weight) AS chance_ahead,
        MAX(s.hand_points) AS hand_points,
        MIN(s.place) AS best_place
    FROM standings AS s
    WHERE s.seat = 2
    GROUP BY GROUPING SETS ((s.category), (s.starting_hand), (s.against))
)

SELECT
    g.grouped_by,
    g.name,
    g.hands,
    g.ahead,
    g.level,
    g.behind,
    g.chance_ahead,
    ROW_NUMBER() OVER (
        PARTITION BY g.grouped_by
        ORDER BY
            CASE WHEN g.grouped_by = 'category' THEN g.hand_points END DESC,
            g.ahead DESC,
            g.level DESC,
            g.best_place ASC,
            g.name DESC -- AKs before AKo
    ) AS place
FROM hand_groups AS g;
