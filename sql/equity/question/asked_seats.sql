-- The equity question in player_ranges, known_cards and equity_game, as the macros of equity read it
-- Grain: one row per player; seat is 1, 2, ..., question is always 1
-- Reads: equity_game, known_cards, player_seats
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE asked_seats AS
SELECT
    1 AS question,
    ROW_NUMBER() OVER (ORDER BY s.player_id) AS seat,
    s.player_id,
    g.game,
    'player ' || s.player_id AS who,
    NULLIF(TRIM(s.hand_range), '') AS hand,
    NULLIF(TRIM(b.cards), '') AS board,
    NULLIF(TRIM(d.cards), '') AS dead
FROM player_seats AS s
CROSS JOIN equity_game AS g
LEFT JOIN known_cards AS b ON b.place = 'board'
LEFT JOIN known_cards AS d ON d.place = 'dead';
