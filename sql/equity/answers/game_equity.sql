-- What each player's hand is worth in the game of equity_game, under the name of the games without ranges: equity
-- Grain: one row per method and player
-- Columns:
--   player_id: as in player_ranges; a random opponent that is added comes last
--   player: the cards as they are written
--   equity: the player's share of the pot, 0 to 1: parts / (pot_parts * runouts)
--   wins: in how many runouts the player wins the whole pot alone: in games with a high and a low half a scoop
--   ties: in how many the player wins a part of it
--   losses: in how many nothing
--   highs: in how many the player wins or shares the high half
--   lows: in how many the player wins or shares the low half
--   quarters: in how many the player wins exactly a quarter of the pot
--   parts: the sum of the parts of the pot that the player wins
--   pot_parts: the parts of one pot: a number that each share divides
--   method: exact, sim or table
--   runouts: wins + ties + losses: deals of the cards to come
--   standard_error: of a simulated equity, NULL where it is exact
-- Reads: equity
-- Engine: duckdb

DROP VIEW IF EXISTS game_equity;

CREATE VIEW game_equity AS
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
