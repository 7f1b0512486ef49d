-- The sequences of the games in solved_games, as solve_game reads them: what a player knows and does
-- Grain: one row per game and action of a player, with a card and after a line of actions
-- Columns:
--   sequence: the player's card, the board if it is known, and all actions so far: "Q on J: check check / bet"
--   player: 1 or 2
--   information_set: the same before the action
--   parent: the sequence of the player's action before, NULL without one
--   action: the action
-- Reads: solved_deals, solved_lines

DROP VIEW IF EXISTS solved_sequences;

CREATE VIEW solved_sequences AS
WITH
-- One row per game, player, card and whether the board is known: known is the card, with the board if it is known
holdings AS (
    SELECT d.game, 1 AS player, d.card_1 AS card, 0 AS has_board, d.card_1 AS known FROM solved_deals AS d
    UNION
    SELECT d.game, 2 AS player, d.card_2 AS card, 0 AS has_board, d.card_2 AS known FROM solved_deals AS d
    UNION
    SELECT d.game, 1 AS player, d.card_1 AS card, 1 AS has_board, d.card_1 || ' on ' || d.board AS known
    FROM solved_deals AS d
    UNION
    SELECT d.game, 2 AS player, d.card_2 AS card, 1 AS has_board, d.card_2 || ' on ' || d.board AS known
    FROM solved_deals AS d
)

SELECT
    l.game,
    h.known || ': ' || CASE WHEN l.player = 1 THEN l.line_1 ELSE l.line_2 END AS sequence,
    l.player,
    TRIM(h.known || ': ' || l.known_line) AS information_set,
    CASE WHEN l.parent_board = 1 THEN h.known ELSE h.card END || ': ' || l.parent_line AS parent,
    l.action
FROM solved_lines AS l
INNER JOIN holdings AS h
    ON
        l.game = h.game
        AND l.player = h.player
        AND h.has_board = CASE WHEN l.player = 1 THEN l.board_1 ELSE l.board_2 END;
