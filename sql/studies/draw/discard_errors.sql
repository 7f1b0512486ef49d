-- The errors that prevent the next draw of games in the last run of deal.sql
-- Grain: one row per impossible discard, and one row per game whose stub has too few cards
-- Columns:
--   game_id: the game, which exchange.sql skips until you mend the error
--   player_id: the player of the discard; NULL if the stub has too few cards
--   error: no_player, not_held, bad_card or too_few_cards, followed by the player, the card or the size of the stub
--   remedy: the way to mend the error
-- Reads: decks, discards, drawing_cards, drawing_hands, games, next_draws

DROP VIEW IF EXISTS discard_errors;

CREATE VIEW discard_errors AS
WITH
-- One row per deck: its number of cards
deck_sizes AS (
    SELECT d.deck, COUNT(*) AS cards
    FROM decks AS d
    GROUP BY d.deck
),

-- One row per card of a hand before the hand's next draw, computed once
cards AS (
    SELECT c.game_id, c.player_id, c.card_id, c.is_kept
    FROM drawing_cards AS c
),

-- One row per game: the number of cards in all hands, and the number of thrown cards
drawing_games AS (
    SELECT c.game_id, COUNT(*) AS held, COUNT(*) - CAST(SUM(c.is_kept) AS BIGINT) AS thrown
    FROM cards AS c
    GROUP BY c.game_id
),

-- One row per player who draws
drawers AS (
    SELECT DISTINCT c.game_id, c.player_id, 1 AS is_drawing
    FROM cards AS c
),

-- One row per game that has a draw left: its deck
game_decks AS (
    SELECT n.game_id, g.deck
    FROM next_draws AS n
    INNER JOIN games AS g ON n.game = g.game
),

-- One row per row of discards for a game that has a draw left. is_drawing is 1 if the game has this player. card is
-- NULL if the deck lacks the card. is_kept is -1 if the hand lacks the card.
game_discards AS (
    SELECT
        d.game_id,
        d.player_id,
        d.card_id,
        e.card,
        COALESCE(p.is_drawing, 0) AS is_drawing,
        COALESCE(c.is_kept, -1) AS is_kept
    FROM discards AS d
    INNER JOIN game_decks AS g ON d.game_id = g.game_id
    LEFT JOIN decks AS e ON g.deck = e.deck AND d.card_id = e.card_id
    LEFT JOIN drawers AS p ON d.game_id = p.game_id AND d.player_id = p.player_id
    LEFT JOIN cards AS c ON d.game_id = c.game_id AND d.player_id = c.player_id AND d.card_id = c.card_id
)

SELECT
    g.game_id,
    g.player_id,
    CASE
        WHEN g.is_drawing = 0 THEN 'no_player ' || CAST(g.player_id AS TEXT)
        WHEN g.card > '' THEN 'not_held ''' || g.card || ''''
        ELSE 'bad_card ' || CAST(g.card_id AS TEXT)
    END AS error,
    CASE
        WHEN g.is_drawing = 0 THEN 'players are numbered from 1, as in hand_cards'
        WHEN g.card > '' THEN 'the hand is ' || h.layout
        ELSE 'a card_id is 0 to 51, as in deck'
    END AS remedy
FROM game_discards AS g
LEFT JOIN drawing_hands AS h ON g.game_id = h.game_id AND g.player_id = h.player_id
WHERE g.is_drawing = 0 OR (g.card_id IS NOT NULL AND g.is_kept < 0)
UNION ALL
SELECT
    w.game_id,
    NULL AS player_id,
    'too_few_cards ' || CAST(z.cards - w.held AS TEXT) AS error,
    CAST(w.thrown AS TEXT) || ' are thrown; throw fewer, or deal to fewer players' AS remedy
FROM drawing_games AS w
INNER JOIN game_decks AS g ON w.game_id = g.game_id
INNER JOIN deck_sizes AS z ON g.deck = z.deck
WHERE w.held + w.thrown > z.cards;
