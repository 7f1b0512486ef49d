-- The most players of each game: games.most_players, or fewer if the game's deck has too few cards for these players
-- Grain: one row per game
-- Reads: decks, games
-- Access: internal

DROP VIEW IF EXISTS game_rooms;

CREATE VIEW game_rooms AS
SELECT
    g.game,
    CASE
        WHEN g.most_players * g.own_cards + g.board_cards <= COUNT(*) THEN g.most_players
        ELSE CAST((COUNT(*) - g.board_cards - (COUNT(*) - g.board_cards) % g.own_cards) / g.own_cards AS INTEGER)
    END AS players
FROM games AS g
INNER JOIN decks AS d ON g.deck = d.deck
GROUP BY g.game, g.own_cards, g.board_cards, g.most_players;
