-- The games of each format of hand histories
-- Grain: one row per format and game
-- Columns:
--   format: see history_formats
--   description: see history_formats
-- Reads: history_formats, ohh_games, phh_variants, room_games, xml_games
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY VIEW format_games AS
WITH
-- One row per format and game
games AS (
    SELECT r.format, r.game FROM room_games AS r
    UNION
    SELECT x.format, x.game FROM xml_games AS x
    UNION
    SELECT 'ohh' AS format, o.game FROM ohh_games AS o
    UNION
    SELECT 'phh' AS format, v.game FROM phh_variants AS v
)

SELECT f.format, f.description, g.game
FROM history_formats AS f
INNER JOIN games AS g ON f.format = g.format;
