-- The rows of equity without the column hands, under an older name
-- Grain: one row per method and player
-- Columns:
--   runouts: wins + ties + losses, the number of possible deals of the cards to come
-- Reads: equity
-- Engine: duckdb

CREATE OR REPLACE VIEW game_equity AS
SELECT
    e.player_id,
    e.player,
    e.equity,
    e.wins,
    e.ties,
    e.losses,
    e.highs,
    e.lows,
    e.quarters,
    e.parts,
    e.pot_parts,
    e.method,
    e.runouts,
    e.standard_error
FROM equity AS e;
