-- Every hand of hand_text with its rank, or with what keeps it from having one
-- Grain: one row per row of hand_text; hand is the cards in order where they can be read, else the text
-- Reads: deck, hand_cards, hand_ranks, hand_text, text_hands
-- Source: pokersql

-- The ranks come through hand_cards: fill it from text_cards first. not_in_hand_cards: that has not been done;
-- other_cards: its game and player hold other cards there, dealt ones for instance.

DROP VIEW IF EXISTS text_ranks;

CREATE VIEW text_ranks AS
WITH
-- One row per hand on the table: how many cards it has, and the sum of their bits, which says which (see hole_cards)
held AS (
    SELECT h.game_id, h.player_id, COUNT(*) AS cards, CAST(SUM(d.rank_code << d.suit_id) AS BIGINT) AS card_bits
    FROM hand_cards AS h
    LEFT JOIN deck AS d ON h.card_id = d.card_id
    GROUP BY h.game_id, h.player_id
),

-- One row per hand of hand_text: what keeps it from having a rank, empty if nothing does
judged AS (
    SELECT
        t.game_id,
        t.player_id,
        CASE
            WHEN t.error > '' THEN t.error
            WHEN COALESCE(h.cards, 0) = 0 THEN 'not_in_hand_cards'
            WHEN h.cards = t.cards AND h.card_bits = t.card_bits THEN ''
            ELSE 'other_cards'
        END AS error,
        CASE
            WHEN t.error > '' THEN t.remedy
            WHEN COALESCE(h.cards, 0) = 0
                THEN 'INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards'
            ELSE 'a hand in hand_text has a game and player of its own'
        END AS remedy
    FROM text_hands AS t
    LEFT JOIN held AS h ON t.game_id = h.game_id AND t.player_id = h.player_id
)

SELECT
    t.game_id,
    t.player_id,
    t.hand AS written,
    COALESCE(r.hand, t.hand) AS hand,
    r.best_five,
    r.category,
    r.hand_points,
    r.hand_rank,
    r.description,
    CASE WHEN j.error > '' THEN j.error END AS error,
    CASE WHEN j.error > '' THEN j.remedy END AS remedy
FROM hand_text AS t
INNER JOIN judged AS j ON t.game_id = j.game_id AND t.player_id = j.player_id
LEFT JOIN hand_ranks AS r ON j.game_id = r.game_id AND j.player_id = r.player_id AND j.error = '';
