-- The game of the question, how many play, and how many cards are to come
-- Grain: one row in all, none if the question has no answer
-- Reads: equity_game, game_equity_errors, game_methods, game_texts, games
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- own_to_come is 0 if all own cards are known; is_exact if all that is to come can be counted.

DROP VIEW IF EXISTS game_givens;

CREATE VIEW game_givens AS
WITH
-- One row: how many play, and how many cards are known
known_counts AS (
    SELECT
        COUNT(*) FILTER (t.seat > 0) AS players,
        COALESCE(SUM(LEN(t.cards)) FILTER (t.seat > 0), 0) AS own_known,
        COALESCE(SUM(LEN(t.cards)) FILTER (t.place = 'board'), 0) AS board_known
    FROM game_texts AS t
)

SELECT
    g.game,
    g.deck,
    g.high_rules,
    g.low_rules,
    g.own_cards,
    k.players,
    CAST(k.board_known AS BIGINT) AS board_known,
    CAST(k.players * g.own_cards - k.own_known AS BIGINT) AS own_to_come,
    CAST(g.board_cards - k.board_known AS BIGINT) AS board_to_come,
    own_to_come = 0 AND m.takes_boards AS is_counted,
    own_to_come = 0 AND (m.takes_boards OR board_to_come = 0) AS is_exact
FROM equity_game AS e
INNER JOIN games AS g ON e.game = g.game
INNER JOIN game_methods AS m ON g.game = m.game
CROSS JOIN known_counts AS k
WHERE NOT EXISTS (SELECT p.problem FROM game_equity_errors AS p);
