-- The rules of each half of the pot, for each game and for each set of rules used without a game
-- Grain: one row per game and half; each set of rules also has one row, with game = '' and half = 'high'
-- Reads: games, rules
-- Access: internal

DROP VIEW IF EXISTS game_halves;

CREATE VIEW game_halves AS
SELECT g.game, '' AS rules, 'high' AS half, g.high_rules AS half_rules
FROM games AS g
WHERE g.high_rules > ''
UNION ALL
SELECT g.game, '' AS rules, 'low' AS half, g.low_rules AS half_rules
FROM games AS g
WHERE g.low_rules > ''
UNION ALL
SELECT '' AS game, r.rules, 'high' AS half, r.rules AS half_rules
FROM rules AS r;
