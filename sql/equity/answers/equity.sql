-- What each player's hand is worth: the answer to the question in player_ranges and known_cards
-- Grain: one row per method and player; runouts counts each board in each matchup, by the weights of the hands
-- Reads: equity_winners, player_hands, seats
-- Source: pokersql
-- Engine: duckdb

-- equity is the player's share of the pot: what is won, and of what is split the player's part. Exact numbers have no
-- standard error. Where equity_errors has a row there is no answer.

DROP VIEW IF EXISTS equity;

CREATE VIEW equity AS
WITH
-- One row per method and set of winners: how often they win
won AS (
    SELECT w.method, w.winners, BIT_COUNT(w.winners) AS sharing, w.runouts
    FROM equity_winners AS w
),

-- One row per player: the seat, and how many hands the player can hold
seated AS (
    SELECT h.player_id, h.seat, COUNT(*) AS hands
    FROM player_hands AS h
    GROUP BY h.player_id, h.seat
),

-- One row per method, player and set of winners: the player's share
shared AS (
    SELECT
        w.method,
        s.player_id,
        s.hands,
        w.runouts,
        w.sharing,
        (w.winners >> (s.seat - 1)) & 1 = 1 AS is_winner,
        CASE WHEN (w.winners >> (s.seat - 1)) & 1 = 1 THEN 1.0 / w.sharing ELSE 0.0 END AS pot_share
    FROM won AS w
    CROSS JOIN seated AS s
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
FROM shared AS s
INNER JOIN seats AS p ON s.player_id = p.player_id
GROUP BY s.method, s.player_id, p.hand_range, s.hands;
