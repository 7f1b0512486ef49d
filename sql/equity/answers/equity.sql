-- The equity of each player's hand or range, for the rows of player_ranges, known_cards and equity_game
-- Grain: one row per method and player
-- Columns:
--   player_id: as in player_ranges; if there is only one player, a random opponent has the next number
--   hands: the number of combinations that the player can hold; NULL if not all own cards are known
--   equity: the player's share of the pot, 0 to 1: parts / (pot_parts * runouts)
--   wins: runouts in which the player wins the whole pot alone (in games with a high and a low half, both halves)
--   ties: runouts in which the player wins a part of the pot, but not the whole pot
--   losses: runouts in which the player wins nothing
--   highs: runouts in which the player wins or shares the high half of the pot
--   lows: runouts in which the player wins or shares the low half of the pot
--   quarters: runouts in which the player wins exactly a quarter of the pot
--   parts: the number of pot parts that the player wins, summed over all runouts
--   pot_parts: the number of equal parts of one pot, chosen so that every share is a whole number of parts
--   method: exact, sim, or table (only for two players of hold'em before the flop without known cards)
--   runouts: wins + ties + losses; the weight of a runout is the product of its hands' weights
--   standard_error: the standard error of a simulated equity; NULL if the equity is exact
-- Reads: asked_methods, asked_seats, equity_outcomes, player_seats, seat_hands
-- Engine: duckdb

-- WHERE method = 'exact' makes DuckDB compute only this method. If the view has no rows, equity_errors has the reason.

CREATE OR REPLACE VIEW equity AS
WITH
-- One row per player: the number of hands that the player can hold
hand_counts AS (
    SELECT h.seat, CASE WHEN MAX(h.missing) = 0 THEN COUNT(*) END AS hands
    FROM seat_hands AS h
    GROUP BY h.seat
)

SELECT
    a.player_id,
    s.hand_range AS player,
    c.hands,
    e.equity,
    CAST(e.wins AS HUGEINT) AS wins,
    CAST(e.ties AS HUGEINT) AS ties,
    CAST(e.losses AS HUGEINT) AS losses,
    CAST(e.highs AS HUGEINT) AS highs,
    CAST(e.lows AS HUGEINT) AS lows,
    CAST(e.quarters AS HUGEINT) AS quarters,
    CAST(e.parts AS HUGEINT) AS parts,
    e.pot_parts,
    e.method,
    CAST(e.runouts AS HUGEINT) AS runouts,
    e.standard_error
FROM pokersql.seat_equities_of('asked_seats', 'equity_outcomes', 'asked_methods') AS e
INNER JOIN asked_seats AS a ON e.seat = a.seat
INNER JOIN player_seats AS s ON a.player_id = s.player_id
INNER JOIN hand_counts AS c ON e.seat = c.seat;
