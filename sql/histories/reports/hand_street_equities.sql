-- A macro that computes the equities of a hand's players on each street
-- Reads: histories.hands, pokersql.games
-- Engine: duckdb

-- hand is a hand_id. The equities are those at the beginning of each street, and after the street's last fold. They
-- compare the players who have not folded, and whose cards are known. The known cards of the other players are dead.
-- error has the reason if equity is NULL. Hands of games without a board, and streets with several boards, have no
-- rows. hand_street_equities needs games.sql, whose macros compute the equities.

-- One row per such step and player: equity, method and standard_error are as in equity_of_players
CREATE OR REPLACE MACRO histories.hand_street_equities(hand) AS TABLE
WITH
-- One row per step with equities and player; is_known is TRUE if all cards of the player are known
street_seats AS MATERIALIZED (
    SELECT
        s.step,
        s.seat,
        s.hole,
        s.board,
        s.folded,
        h.game,
        COALESCE(NOT CONTAINS(s.hole, '?'), FALSE) AS is_known
    FROM histories.hand_steps(hand) AS s
    INNER JOIN histories.hands AS h ON h.hand_id = hand
    INNER JOIN pokersql.games AS g ON h.game = g.game AND g.board_cards > 0
    WHERE s.street <> 'result' AND NOT CONTAINS(s.board, '/')
    QUALIFY
        s.step = MIN(s.step) OVER (PARTITION BY s.street)
        OR s.step = MAX(s.step) FILTER (WHERE s.acts AND s.action = 'fold') OVER (PARTITION BY s.street)
),

-- One row per step with equities and player with known cards who has not folded
known_hands AS MATERIALIZED (
    SELECT
        s.step,
        s.seat,
        s.hole,
        s.board,
        s.game AS hand_game,
        (
            SELECT STRING_AGG(REPLACE(d.hole, '?', ''), ' ')
            FROM street_seats AS d
            WHERE d.step = s.step AND d.folded
        ) AS dead_cards
    FROM street_seats AS s
    WHERE s.is_known AND NOT s.folded
    QUALIFY COUNT(*) OVER (PARTITION BY s.step) > 1
)

SELECT e.step, e.seat, e.equity, e.method, e.standard_error, e.error
FROM pokersql.equity_of_players(
    'known_hands', step, seat, hole, board, dead := dead_cards, game := hand_game
) AS e;
