-- Who gets which card in the last run's deals; the cards left over have no player
-- Grain: one row per deal and position (52 per deal); player_id is NULL for the stub, the cards left over
-- Reads: deals, deck, shuffled_deck
-- Source: the T-SQL article deals in blocks (its player 11 is the stub), the XQuery article one at a time

DROP VIEW IF EXISTS dealt_cards;

CREATE VIEW dealt_cards AS
WITH
-- One row: a hand is five cards
hand AS (
    SELECT 5 AS cards
)

SELECT
    s.game_id,
    s.position,
    s.card_id,
    c.card,
    CASE
        WHEN s.position > d.players * h.cards THEN NULL
        WHEN d.dealing = 'blocks' THEN CAST((s.position - 1 - (s.position - 1) % h.cards) / h.cards AS BIGINT) + 1
        ELSE (s.position - 1) % d.players + 1
    END AS player_id
FROM shuffled_deck AS s
INNER JOIN deals AS d ON s.game_id = d.game_id
INNER JOIN deck AS c ON s.card_id = c.card_id
CROSS JOIN hand AS h;
