-- Every hand of hand_text with its rank, or with what keeps it from having one
-- Grain: one row per row of hand_text; hand is the cards in order where they can be read, else the text
-- Reads: hand_cards, hand_ranks, hand_text, text_errors, text_tokens
-- Source: pokersql

-- The ranks come through hand_cards: fill it from text_cards first. not_in_hand_cards: that has not been done;
-- other_cards: its game and player hold other cards there, dealt ones for instance.

DROP VIEW IF EXISTS text_ranks;

CREATE VIEW text_ranks AS
WITH
-- One row per hand on the table: how many cards it has
held AS (
    SELECT h.game_id, h.player_id, COUNT(*) AS cards
    FROM hand_cards AS h
    GROUP BY h.game_id, h.player_id
),

-- One row per hand of hand_text that has a card: how many, and how many of them are on the table
found AS (
    SELECT t.game_id, t.player_id, COUNT(*) AS cards, COUNT(h.card_id) AS cards_held
    FROM text_tokens AS t
    LEFT JOIN hand_cards AS h ON t.game_id = h.game_id AND t.player_id = h.player_id AND t.card_id = h.card_id
    GROUP BY t.game_id, t.player_id
),

-- One row per hand of hand_text: what keeps it from having a rank, empty if nothing does
judged AS (
    SELECT
        t.game_id,
        t.player_id,
        t.hand,
        CASE
            WHEN e.error > '' THEN e.error
            WHEN COALESCE(h.cards, 0) = 0 THEN 'not_in_hand_cards'
            WHEN h.cards <> f.cards OR f.cards_held <> f.cards THEN 'other_cards'
            ELSE ''
        END AS error,
        CASE
            WHEN e.error > '' THEN e.remedy
            WHEN COALESCE(h.cards, 0) = 0
                THEN 'INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards'
            ELSE 'a hand in hand_text has a game and player of its own'
        END AS remedy
    FROM hand_text AS t
    LEFT JOIN text_errors AS e ON t.game_id = e.game_id AND t.player_id = e.player_id
    LEFT JOIN held AS h ON t.game_id = h.game_id AND t.player_id = h.player_id
    LEFT JOIN found AS f ON t.game_id = f.game_id AND t.player_id = f.player_id
)

SELECT
    j.game_id,
    j.player_id,
    j.hand AS written,
    COALESCE(r.hand, j.hand) AS hand,
    r.best_five,
    r.category,
    r.hand_points,
    r.hand_rank,
    r.description,
    CASE WHEN j.error > '' THEN j.error END AS error,
    CASE WHEN j.error > '' THEN j.remedy END AS remedy
FROM judged AS j
LEFT JOIN hand_ranks AS r ON j.game_id = r.game_id AND j.player_id = r.player_id AND j.error = '';
