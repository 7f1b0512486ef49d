-- What each player's hand is worth in the game of equity_game
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
--   method: exact or sim
--   runouts: wins + ties + losses: deals of the cards to come
--   standard_error: of a simulated equity, NULL where it is exact
-- Reads: game_givens, game_outcomes, game_texts, seats
-- Source: pokersql
-- Engine: duckdb

-- The halves of the pot are equal; if no hand has a low, or the game has one half, the other half is the whole pot.
-- WHERE method = 'exact' computes that method alone. If there are no rows, game_equity_errors says why.

DROP VIEW IF EXISTS game_equity;

CREATE VIEW game_equity AS
WITH
-- One row: the parts of one pot, twice the least common multiple of 1 to the number of players
pots AS (
    SELECT 2 * LIST_REDUCE(RANGE(1, g.players + 1), lambda a, b: LCM(a, b), 1) AS pot_parts FROM game_givens AS g
),

-- One row per method and set of winners of each half: the parts of the pot that each winner of a half gets
half_parts AS (
    SELECT
        o.method,
        o.high_winners,
        o.low_winners,
        o.runouts,
        p.pot_parts,
        CASE WHEN o.low_winners > 0 THEN p.pot_parts // 2 ELSE p.pot_parts END
        // GREATEST(BIT_COUNT(o.high_winners), 1) AS high_parts,
        CASE WHEN o.high_winners > 0 THEN p.pot_parts // 2 ELSE p.pot_parts END
        // GREATEST(BIT_COUNT(o.low_winners), 1) AS low_parts
    FROM game_outcomes AS o
    CROSS JOIN pots AS p
),

-- One row per method, set of winners of each half, and player: whether the player wins a half, and with how many parts
pot_shares AS (
    SELECT
        h.method,
        t.player_id,
        h.runouts,
        h.pot_parts,
        (h.high_winners >> (t.seat - 1)) & 1 AS is_high,
        (h.low_winners >> (t.seat - 1)) & 1 AS is_low,
        is_high * h.high_parts + is_low * h.low_parts AS parts
    FROM half_parts AS h
    INNER JOIN game_texts AS t ON t.seat > 0
)

SELECT
    s.player_id,
    p.hand_range AS player,
    SUM(s.runouts * s.parts) / (s.pot_parts * SUM(s.runouts)) AS equity,
    CAST(COALESCE(SUM(s.runouts) FILTER (s.parts = s.pot_parts), 0) AS BIGINT) AS wins,
    CAST(COALESCE(SUM(s.runouts) FILTER (s.parts BETWEEN 1 AND s.pot_parts - 1), 0) AS BIGINT) AS ties,
    CAST(COALESCE(SUM(s.runouts) FILTER (s.parts = 0), 0) AS BIGINT) AS losses,
    CAST(SUM(s.runouts * s.is_high) AS BIGINT) AS highs,
    CAST(SUM(s.runouts * s.is_low) AS BIGINT) AS lows,
    CAST(COALESCE(SUM(s.runouts) FILTER (4 * s.parts = s.pot_parts), 0) AS BIGINT) AS quarters,
    CAST(SUM(s.runouts * s.parts) AS BIGINT) AS parts,
    s.pot_parts,
    s.method,
    CAST(SUM(s.runouts) AS BIGINT) AS runouts,
    CASE
        WHEN s.method = 'sim'
            THEN
                SQRT(
                    (
                        SUM(s.runouts * s.parts * s.parts) / SUM(s.runouts)
                        - POW(SUM(s.runouts * s.parts) / SUM(s.runouts), 2)
                    )
                    / SUM(s.runouts)
                )
                / s.pot_parts
    END AS standard_error
FROM pot_shares AS s
INNER JOIN seats AS p ON s.player_id = p.player_id
GROUP BY s.method, s.player_id, p.hand_range, s.pot_parts;
