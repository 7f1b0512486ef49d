-- What keeps a game of the last deals from its draw
-- Grain: one row per discard that can't be, and one per game whose stub has too few cards (its player_id is NULL)
-- Reads: deck, discards, drawing_cards, hand_combinations
-- Source: pokersql

-- Five players can always draw: their cards and as many new ones are 50 of 52. With more it depends on what is thrown.

DROP VIEW IF EXISTS discard_errors;

CREATE VIEW discard_errors AS
WITH
-- One row per game: how many cards are thrown, and how many there are to draw from
games AS (
    SELECT c.game_id, COUNT(*) - CAST(SUM(c.is_kept) AS BIGINT) AS thrown, COUNT(*) AS held
    FROM drawing_cards AS c
    GROUP BY c.game_id
),

-- One row per game: the same, with how many cards are left to draw
stubs AS (
    SELECT g.game_id, g.thrown, COUNT(d.card_id) - g.held AS cards
    FROM games AS g
    CROSS JOIN deck AS d
    GROUP BY g.game_id, g.thrown, g.held
),

-- One row per player who draws
drawers AS (
    SELECT DISTINCT c.game_id, c.player_id, 1 AS is_drawing
    FROM drawing_cards AS c
),

-- One row per discard of these games: whether its player draws, whether it is a card, and one of the player's
judged AS (
    SELECT
        d.game_id,
        d.player_id,
        d.card_id,
        e.card,
        COALESCE(p.is_drawing, 0) AS is_drawing,
        COALESCE(c.is_kept, -1) AS is_kept
    FROM discards AS d
    INNER JOIN games AS g ON d.game_id = g.game_id
    LEFT JOIN deck AS e ON d.card_id = e.card_id
    LEFT JOIN drawers AS p ON d.game_id = p.game_id AND d.player_id = p.player_id
    LEFT JOIN drawing_cards AS c ON d.game_id = c.game_id AND d.player_id = c.player_id AND d.card_id = c.card_id
)

SELECT
    j.game_id,
    j.player_id,
    CASE
        WHEN j.is_drawing = 0 THEN 'no_player ' || CAST(j.player_id AS TEXT)
        WHEN j.card > '' THEN 'not_held ''' || j.card || ''''
        ELSE 'bad_card ' || CAST(j.card_id AS TEXT)
    END AS error,
    CASE
        WHEN j.is_drawing = 0 THEN 'players are numbered from 1, as in hand_cards'
        WHEN j.card > '' THEN 'the hand is ' || h.layout
        ELSE 'a card_id is 0 to 51, as in deck'
    END AS remedy
FROM judged AS j
LEFT JOIN hand_combinations AS h ON j.game_id = h.game_id AND j.player_id = h.player_id
WHERE j.is_drawing = 0 OR (j.card_id IS NOT NULL AND j.is_kept < 0)
UNION ALL
SELECT
    s.game_id,
    NULL AS player_id,
    'too_few_cards ' || CAST(s.cards AS TEXT) AS error,
    CAST(s.thrown AS TEXT) || ' are thrown; five players can always draw' AS remedy
FROM stubs AS s
WHERE s.thrown > s.cards;
