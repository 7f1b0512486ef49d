-- The regular expressions that find the fields of a hand in the lines before its list of players
-- Grain: one row per expression; of several expressions for a field, the first row that finds text counts
-- Columns:
--   format: see history_formats
--   field: site, id, tournament, date, day, year, time, zone, table, button, game, betting, small, big, cap,
--     currency or stacks
--   pattern: the expression; its first group is the value
-- Engine: duckdb

-- The time of the hand is day, year and time, joined in this order; any may be missing. date is any part of the date:
-- with it, but without a readable time, the error is bad_time.

-- If stacks is found, and currency is not, the currency is the sign of the stacks. small and big are the blinds; in
-- fixed-limit games they are the small bet and the big bet.

CREATE OR REPLACE TEMPORARY TABLE hand_fields (
    format VARCHAR NOT NULL,
    field VARCHAR NOT NULL,
    pattern VARCHAR NOT NULL
);
