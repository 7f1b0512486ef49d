-- The games that the page plays: two own cards and any of them used, or two of them
-- Grain: one row per game
-- Reads: game_methods, games
-- Source: pokersql
-- Engine: duckdb

SELECT g.game, g.description, g.own_cards, g.board_cards, g.most_players, m.takes_ranges, g.high_rules, g.low_rules
FROM games AS g
INNER JOIN game_methods AS m ON g.game = m.game
WHERE g.board_cards > 0 AND (m.takes_ranges OR m.takes_boards)
ORDER BY m.takes_ranges DESC, g.own_cards ASC, LENGTH(g.game) ASC, g.game ASC;
