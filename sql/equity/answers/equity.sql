-- What each player's hand or range is worth: the answer to the question in player_ranges and known_cards
-- Grain: one row per method and player
-- Columns:
--   player_id: as in player_ranges; a random opponent that is added comes last
--   player: the hand or range as it is written
--   hands: how many combinations the player can hold
--   equity: the player's share of the pot, 0 to 1: SUM(runouts won or split / winners) / SUM(runouts)
--   wins: how many runouts the player wins alone
--   ties: how many the player splits
--   losses: how many the player loses
--   method: exact, sim, or table for two players of hold'em before the flop, no card known
--   runouts: wins + ties + losses: boards * matchups, by the hands' weights
--   standard_error: of a simulated equity, NULL where it is exact
-- Reads: equity_winners, player_hands, seats
-- Source: pokersql
-- Engine: duckdb

-- WHERE method = 'exact' computes that method alone. If there are no rows, equity_errors says why.

DROP VIEW IF EXISTS equity;

CREATE VIEW equity AS
WITH
-- One row per method and set of winners: how often they win
winner_sets AS (
    SELECT w.method, w.winners, BIT_COUNT(w.winners) AS sharing, w.runouts
    FROM equity_winners AS w
),

-- One row per player: the seat, and how many hands the player can hold
player_seats AS (
    SELECT h.player_id, h.seat, COUNT(*) AS hands
    FROM player_hands AS h
    GROUP BY h.player_id, h.seat
),

-- One row per method, player and set of winners: the player's share
pot_shares AS (
    SELECT
        w.method,
        s.player_id,
        s.hands,
        w.runouts,
        w.sharing,
        (w.winners >> (s.seat - 1)) & 1 = 1 AS is_winner,
        CASE WHEN (w.winners >> (s.seat - 1)) & 1 = 1 THEN 1.0 / w.sharing ELSE 0.0 END AS pot_share
    FROM winner_sets AS w
    CROSS JOIN player_seats AS s
)

SELECT
    s.player_id,
    p.hand_range AS player,
    s.hands,
    SUM(s.runouts * s.pot_share) / SUM(s.runouts) AS equity,
    CAST(COALESCE(SUM(s.runouts) FILTER (s.is_winner AND s.sharing = 1), 0) AS HUGEINT) AS wins,
    CAST(COALESCE(SUM(s.runouts) FILTER (s.is_winner AND s.sharing > 1), 0) AS HUGEINT) AS ties,
    CAST(COALESCE(SUM(s.runouts) FILTER (NOT s.is_winner), 0) AS HUGEINT) AS losses,
    s.method,
    CAST(SUM(s.runouts) AS HUGEINT) AS runouts,
    CASE
        WHEN s.method = 'sim'
            THEN
                SQRT(
                    (
                        SUM(s.runouts * s.pot_share * s.pot_share) / SUM(s.runouts)
                        - POW(SUM(s.runouts * s.pot_share) / SUM(s.runouts), 2)
                    )
                    / SUM(s.runouts)
                )
    END AS standard_error
FROM pot_shares AS s
INNER JOIN seats AS p ON s.player_id = p.player_id
GROUP BY s.method, s.player_id, p.hand_range, s.hands;
