-- All kinds that hole cards can have on a board, in order: made hands, pairs, draws and combo draws
-- Grain: one row per family and kind
-- Columns:
--   place: 1, 2, ...; the families one after the other, the best kind of a family first
--   family: made hand, pair, flush draw, straight draw, overcards or combo draw
--   kind: the kind as players name it
-- Reads: categories, combo_draws, draw_kinds, pair_kinds

DROP VIEW IF EXISTS hit_kinds;

CREATE VIEW hit_kinds AS
WITH
-- One row per kind: the number of its family, and its place there
places AS (
    SELECT 1 AS family_number, -c.hand_points AS place, 'made hand' AS family, c.category AS kind FROM categories AS c
    UNION ALL
    SELECT 2 AS family_number, MIN(p.place) AS place, 'pair' AS family, p.kind
    FROM pair_kinds AS p
    GROUP BY p.kind
    UNION ALL
    SELECT 3 AS family_number, d.place, d.family, d.kind FROM draw_kinds AS d
    UNION ALL
    SELECT 4 AS family_number, c.place, 'combo draw' AS family, c.kind FROM combo_draws AS c
)

SELECT ROW_NUMBER() OVER (ORDER BY p.family_number, p.place) AS place, p.family, p.kind
FROM places AS p;
