-- The games that the page offers: all games with a board
-- Grain: one row per game
-- Reads: games, pokersql.game_methods
-- Engine: duckdb

SELECT
    g.game,
    g.description,
    g.own_cards,
    g.board_cards,
    g.most_players,
    m.has_starting_hands,
    g.high_rules,
    g.low_rules
FROM games AS g
INNER JOIN pokersql.game_methods AS m ON g.game = m.game
WHERE g.board_cards > 0
ORDER BY m.has_starting_hands DESC, g.own_cards ASC, LENGTH(g.game) ASC, g.game ASC;
