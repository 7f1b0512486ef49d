-- The payoffs of the games in solved_games, as solve_game reads them: what player 1 wins at each end
-- Grain: one row per game, cards and line of actions to the end
-- Columns:
--   sequence_1: the last sequence of player 1
--   sequence_2: the last sequence of player 2
--   chance: the probability of the cards
--   payoff: the chips that player 1 wins
-- Reads: solved_deals, solved_lines, solved_rounds

DROP VIEW IF EXISTS solved_payoffs;

CREATE VIEW solved_payoffs AS
SELECT
    l.game,
    d.card_1 || CASE WHEN l.board_1 = 1 THEN ' on ' || d.board ELSE '' END || ': ' || l.line_1 AS sequence_1,
    d.card_2 || CASE WHEN l.board_2 = 1 THEN ' on ' || d.board ELSE '' END || ': ' || l.line_2 AS sequence_2,
    d.chance,
    CASE
        WHEN l.folded = 2 OR (l.folded = 0 AND d.strength_1 > d.strength_2) THEN l.chips_2
        WHEN l.folded = 1 OR d.strength_1 < d.strength_2 THEN -l.chips_1
        ELSE 0
    END AS payoff
FROM solved_lines AS l
INNER JOIN solved_deals AS d ON l.game = d.game
LEFT JOIN solved_rounds AS r ON l.game = r.game AND l.round = r.round
WHERE l.folded > 0 OR r.round IS NULL;
