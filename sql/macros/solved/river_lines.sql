-- The lines of actions on the river, complete or not
-- Grain: one row per line, a list of actions such as "check bet 5 call"; '' before the first action
-- Columns:
--   line: the actions
--   player: the player of the last action, NULL without one
--   action: the last action
--   known_line: the line before the last action
--   parent_line: the line up to the action of the same player before, NULL without one
--   line_1: the line up to the last action of player 1, NULL without one
--   line_2: the line up to the last action of player 2, NULL without one
--   folded: the player who has folded, 0 at a showdown, NULL if a player is to act
--   staked: the chips that both players have bet
-- Engine: duckdb
-- Access: internal

-- Player 1 acts first. bets and raises are lists of sizes in percent of the pot; a raise comes on top of a call, and
-- its pot has the call. A player bets at most the stack, and raises by at least the bet or raise before, or all-in.
-- Without a limit, stack is NULL.

CREATE MACRO pokersql.river_lines(pot, stack, bets, raises, most_raises) AS TABLE
WITH RECURSIVE
-- One row per kind of action: size is a bet or raise as a part of the pot, else NULL
moves AS (
    SELECT FALSE AS faces_bet, 'check' AS move, NULL AS size
    UNION ALL
    SELECT TRUE AS faces_bet, UNNEST(['fold', 'call']) AS move, NULL AS size
    UNION ALL
    SELECT FALSE AS faces_bet, 'bet' AS move, UNNEST(bets) / 1e2 AS size
    UNION ALL
    SELECT TRUE AS faces_bet, 'raise' AS move, UNNEST(raises) / 1e2 AS size
),

-- One row per line: own_chips are what the next player has bet, other_chips what the other player has bet, last_added
-- the last bet or raise, and bets_made their number
lines AS (
    SELECT
        '' AS line,
        1 AS next_player,
        0e0 AS own_chips,
        0e0 AS other_chips,
        0e0 AS last_added,
        0 AS bets_made,
        CAST(NULL AS INTEGER) AS player,
        CAST(NULL AS VARCHAR) AS action,
        CAST(NULL AS VARCHAR) AS known_line,
        CAST(NULL AS VARCHAR) AS parent_line,
        CAST(NULL AS VARCHAR) AS line_1,
        CAST(NULL AS VARCHAR) AS line_2,
        CAST(NULL AS INTEGER) AS folded
    UNION
    (
        WITH
        -- One row per line and next action: chips are what the player has bet then
        actions AS (
            SELECT
                l.*,
                m.move,
                m.size,
                CASE
                    WHEN m.move = 'fold' THEN l.own_chips
                    WHEN m.size IS NULL THEN l.other_chips
                    ELSE
                        pokersql.river_chips(
                            LEAST(
                                stack,
                                l.other_chips + GREATEST(m.size * (pot + 2 * l.other_chips), l.last_added)
                            )
                        )
                END AS chips,
                m.move || CASE WHEN m.size IS NULL THEN '' ELSE ' ' || pokersql.chips_text(chips) END AS next_action,
                TRIM(l.line || ' ' || next_action) AS next_line
            FROM lines AS l
            INNER JOIN moves AS m ON m.faces_bet = (l.other_chips > l.own_chips)
            WHERE
                l.folded IS NULL
                AND (m.size IS NULL OR l.bets_made <= most_raises)
                AND (m.size IS NULL OR COALESCE(l.other_chips < pokersql.river_chips(stack), TRUE))
        )

        SELECT
            a.next_line AS line,
            3 - a.next_player AS next_player,
            a.other_chips AS own_chips,
            a.chips AS other_chips,
            a.chips - a.other_chips AS last_added,
            a.bets_made + CAST(a.size IS NOT NULL AS INTEGER) AS bets_made,
            a.next_player AS player,
            a.next_action AS action,
            a.line AS known_line,
            CASE a.next_player WHEN 1 THEN a.line_1 ELSE a.line_2 END AS parent_line,
            CASE a.next_player WHEN 1 THEN a.next_line ELSE a.line_1 END AS line_1,
            CASE a.next_player WHEN 2 THEN a.next_line ELSE a.line_2 END AS line_2,
            CASE
                WHEN a.move = 'fold' THEN a.next_player
                WHEN a.move = 'call' OR (a.move = 'check' AND a.next_player = 2) THEN 0
            END AS folded
        FROM actions AS a
    )
)

SELECT
    l.line,
    l.player,
    l.action,
    l.known_line,
    l.parent_line,
    l.line_1,
    l.line_2,
    l.folded,
    LEAST(l.own_chips, l.other_chips) AS staked
FROM lines AS l;
