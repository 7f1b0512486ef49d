-- The games of the PHH standard
-- Grain: one row per variant
-- Columns:
--   variant: the code of the variant in the standard
--   game: see games
--   betting: no limit, pot limit or fixed limit
-- Source: the PHH standard
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE phh_variants AS
FROM (
    VALUES
    ('NT', 'holdem', 'no limit'),
    ('FT', 'holdem', 'fixed limit'),
    ('NS', 'six-plus', 'no limit'),
    ('PO', 'omaha', 'pot limit'),
    ('FO/8', 'omaha-hi-lo', 'fixed limit'),
    ('F7S', 'stud', 'fixed limit'),
    ('F7S/8', 'stud-hi-lo', 'fixed limit'),
    ('FR', 'razz', 'fixed limit'),
    ('N2L1D', 'single-draw', 'no limit'),
    ('F2L3D', 'triple-draw', 'fixed limit'),
    ('FB', 'badugi', 'fixed limit')
) AS v (variant, game, betting);
