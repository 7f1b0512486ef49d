-- The lines of actions in the games of solved_games, complete or not
-- Grain: one row per game and line, a list of actions such as "check bet call / check"; '' before the first action
-- Columns:
--   game: the game
--   line: the actions; a round ends before /
--   round: the round of the next action
--   next_player: the player of the next action
--   bets: the bets and raises of the round
--   chips_1: the chips that player 1 has paid
--   chips_2: the chips that player 2 has paid
--   folded: the player who has folded, else 0
--   line_1: the line up to the last action of player 1, NULL without one
--   line_2: the line up to the last action of player 2, NULL without one
--   board_1: 1 if the board was known at the last action of player 1, else 0
--   board_2: 1 if the board was known at the last action of player 2, else 0
--   player: the player of the last action, NULL without one
--   action: the last action, NULL without one
--   known_line: the line before the last action
--   parent_line: the line up to the action of the same player before, NULL without one
--   parent_board: 1 if the board was known then, else 0
-- Reads: solved_actions, solved_games, solved_rounds
-- Access: internal

DROP VIEW IF EXISTS solved_lines;

CREATE VIEW solved_lines AS
WITH RECURSIVE
-- One row per game and line
lines AS (
    SELECT
        g.game,
        CAST('' AS TEXT) AS line,
        1 AS round,
        1 AS next_player,
        0 AS bets,
        g.ante AS chips_1,
        g.ante AS chips_2,
        0 AS folded,
        CAST(NULL AS TEXT) AS line_1,
        CAST(NULL AS TEXT) AS line_2,
        0 AS board_1,
        0 AS board_2,
        CAST(NULL AS INTEGER) AS player,
        CAST(NULL AS TEXT) AS action,
        CAST(NULL AS TEXT) AS known_line,
        CAST(NULL AS TEXT) AS parent_line,
        0 AS parent_board
    FROM solved_games AS g
    UNION ALL
    SELECT
        l.game,
        TRIM(l.line || ' ' || a.action) || CASE WHEN a.ends_round = 1 THEN ' /' ELSE '' END AS line,
        l.round + a.ends_round AS round,
        CASE WHEN a.ends_round = 1 THEN 1 ELSE 3 - l.next_player END AS next_player,
        (l.bets + a.adds_bet) * (1 - a.ends_round) AS bets,
        CASE WHEN a.player = 1 AND a.folds = 0 THEN l.chips_2 + a.adds_bet * r.bet ELSE l.chips_1 END AS chips_1,
        CASE WHEN a.player = 2 AND a.folds = 0 THEN l.chips_1 + a.adds_bet * r.bet ELSE l.chips_2 END AS chips_2,
        a.folds * a.player AS folded,
        CASE WHEN a.player = 1 THEN TRIM(l.line || ' ' || a.action) ELSE l.line_1 END AS line_1,
        CASE WHEN a.player = 2 THEN TRIM(l.line || ' ' || a.action) ELSE l.line_2 END AS line_2,
        CASE WHEN a.player = 1 THEN r.has_board ELSE l.board_1 END AS board_1,
        CASE WHEN a.player = 2 THEN r.has_board ELSE l.board_2 END AS board_2,
        a.player,
        a.action,
        l.line AS known_line,
        CASE WHEN a.player = 1 THEN l.line_1 ELSE l.line_2 END AS parent_line,
        CASE WHEN a.player = 1 THEN l.board_1 ELSE l.board_2 END AS parent_board
    FROM lines AS l
    INNER JOIN solved_rounds AS r ON l.game = r.game AND l.round = r.round
    INNER JOIN solved_actions AS a
        ON
            l.next_player = a.player
            AND a.faces_bet = CASE WHEN l.chips_1 = l.chips_2 THEN 0 ELSE 1 END
            AND (a.adds_bet = 0 OR l.bets < r.most_bets)
    WHERE l.folded = 0
)

SELECT
    l.game,
    l.line,
    l.round,
    l.next_player,
    l.bets,
    l.chips_1,
    l.chips_2,
    l.folded,
    l.line_1,
    l.line_2,
    l.board_1,
    l.board_2,
    l.player,
    l.action,
    l.known_line,
    l.parent_line,
    l.parent_board
FROM lines AS l;
