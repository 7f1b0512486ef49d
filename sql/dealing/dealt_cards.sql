-- The cards of the last run of deal.sql, each with the place to which it is dealt: a player, the board, or the stub
-- Grain: one row per deal and position (52 per deal of a standard deck)
-- Columns:
--   player_id: the seat, from 1; NULL for the board and the stub
--   dealt_to: player, board, or stub (the cards left over)
-- Reads: deals, games, shuffled_deck
-- Source: the T-SQL article deals in blocks (its player 11 is the stub), the XQuery article deals one card at a time

-- The board comes after all players' cards. No card is burnt, since burning changes no probability.

DROP VIEW IF EXISTS dealt_cards;

CREATE VIEW dealt_cards AS
WITH
-- One row per street: to_come is the number of board cards that are dealt after the street
streets AS (
    SELECT 'flop' AS street, 2 AS to_come
    UNION ALL
    SELECT 'turn' AS street, 1 AS to_come
    UNION ALL
    SELECT 'river' AS street, 0 AS to_come
),

-- One row per deal: how many cards each player gets (hand), and how many cards the board gets (board)
hand_sizes AS (
    SELECT
        d.game_id,
        d.players,
        d.dealing,
        g.own_cards AS hand,
        CASE WHEN g.board_cards > t.to_come THEN g.board_cards - t.to_come ELSE 0 END AS board
    FROM deals AS d
    INNER JOIN games AS g ON d.game = g.game
    INNER JOIN streets AS t ON d.street = t.street
)

SELECT
    s.game_id,
    s.position,
    s.card_id,
    s.card,
    CASE
        WHEN s.position > z.players * z.hand THEN NULL
        WHEN z.dealing = 'blocks' THEN CAST((s.position - 1 - (s.position - 1) % z.hand) / z.hand AS BIGINT) + 1
        ELSE (s.position - 1) % z.players + 1
    END AS player_id,
    CASE
        WHEN s.position > z.players * z.hand + z.board THEN 'stub'
        WHEN s.position > z.players * z.hand THEN 'board'
        ELSE 'player'
    END AS dealt_to
FROM shuffled_deck AS s
INNER JOIN hand_sizes AS z ON s.game_id = z.game_id;
