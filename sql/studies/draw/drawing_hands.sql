-- The hands in the last run of deal.sql before their next draw, as text
-- Grain: one row per hand, in games that have a draw left
-- Reads: games, hand_combinations, low_cards, next_draws, players
-- Access: internal

DROP VIEW IF EXISTS drawing_hands;

CREATE VIEW drawing_hands AS
WITH
-- One row per hand: its cards as text, with the combination first, or ordered by card_id if the game's high_rules are
-- ''
hands AS (
    SELECT h.game_id, h.player_id, h.layout
    FROM hand_combinations AS h
    INNER JOIN next_draws AS n ON h.game_id = n.game_id
    INNER JOIN games AS g ON n.game = g.game
    WHERE g.high_rules > ''
    UNION ALL
    SELECT
        c.game_id,
        c.player_id,
        MAX(CASE WHEN c.place = 1 THEN c.card ELSE '' END)
        || MAX(CASE WHEN c.place = 2 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.place = 3 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.place = 4 THEN ' ' || c.card ELSE '' END)
        || MAX(CASE WHEN c.place = 5 THEN ' ' || c.card ELSE '' END) AS layout
    FROM low_cards AS c
    GROUP BY c.game_id, c.player_id
)

SELECT
    h.game_id,
    h.player_id,
    CASE WHEN p.player > '' THEN p.player ELSE 'Player ' || CAST(h.player_id AS TEXT) END AS player,
    h.layout
FROM hands AS h
LEFT JOIN players AS p ON h.player_id = p.player_id;
