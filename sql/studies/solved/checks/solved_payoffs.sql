-- Do the games of solved_games have deals, rounds and whole lines, and does each sequence of a payoff exist?
-- Grain: one row per problem
-- Reads: solved_cards, solved_deals, solved_games, solved_payoffs, solved_rounds, solved_sequences

WITH
-- One row per game: the sum of the chances of its deals
chances AS (
    SELECT d.game, SUM(d.chance) AS chance
    FROM solved_deals AS d
    GROUP BY d.game
),

-- One row per game, player and name of a sequence that another row names
named_sequences AS (
    SELECT p.game, 1 AS player, p.sequence_1 AS sequence FROM solved_payoffs AS p
    UNION
    SELECT p.game, 2 AS player, p.sequence_2 AS sequence FROM solved_payoffs AS p
    UNION
    SELECT s.game, s.player, s.parent AS sequence FROM solved_sequences AS s
)

SELECT 'the chances of the deals of ' || g.game || ' do not add up to 1' AS problem
FROM solved_games AS g
LEFT JOIN chances AS c ON g.game = c.game
WHERE NOT COALESCE(c.chance BETWEEN 0.999999 AND 1.000001, 1 = 0)
UNION ALL
SELECT 'the rounds of ' || g.game || ' are not 1, 2, ...' AS problem
FROM solved_games AS g
LEFT JOIN solved_rounds AS r ON g.game = r.game
GROUP BY g.game
HAVING COUNT(r.round) = 0 OR MIN(r.round) <> 1 OR MAX(r.round) <> COUNT(r.round)
UNION ALL
SELECT 'card ' || c.card || ' of ' || c.game || ' has no strength of 0 to 999' AS problem
FROM solved_cards AS c
WHERE NOT COALESCE(c.strength BETWEEN 0 AND 999, 1 = 0)
UNION ALL
SELECT 'player ' || CAST(n.player AS TEXT) || ' has no sequence ' || n.sequence || ' in ' || n.game AS problem
FROM named_sequences AS n
LEFT JOIN solved_sequences AS s ON n.game = s.game AND n.player = s.player AND n.sequence = s.sequence
WHERE n.sequence > '' AND s.sequence IS NULL
UNION ALL
SELECT 'information set ' || s.information_set || ' of ' || s.game || ' has several parents' AS problem
FROM solved_sequences AS s
GROUP BY s.game, s.player, s.information_set
HAVING COUNT(DISTINCT COALESCE(s.parent, '')) > 1;
