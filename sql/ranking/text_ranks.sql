-- Hands of hand_text with their rank, or their error
-- Grain: one row per row of hand_text
-- Columns:
--   written: the hand as it was written
--   hand: the cards in the order of card_id if the hand has a rank, else as written
--   error: bad_card 'Xx' at 3, duplicate_card 'As', wrong_count 4, too_long 500, not_in_hand_cards, other_cards
-- Reads: hand_ranks, hand_sums, hand_text, remedies, text_hands

-- First INSERT the rows of text_cards INTO hand_cards. A hand whose game and player have no cards there has the error
-- not_in_hand_cards. If they have other cards there, for example dealt cards, the hand has the error other_cards.

DROP VIEW IF EXISTS text_ranks;

CREATE VIEW text_ranks AS
WITH
-- One row per hand of hand_text: its error, '' if hand_cards has exactly its cards
text_states AS (
    SELECT
        t.game_id,
        t.player_id,
        CASE
            WHEN t.error > '' THEN t.error
            WHEN COALESCE(s.cards, 0) = 0 THEN 'not_in_hand_cards'
            WHEN s.cards = t.cards AND s.card_bits = t.card_bits THEN ''
            ELSE 'other_cards'
        END AS error,
        t.remedy
    FROM text_hands AS t
    LEFT JOIN hand_sums AS s ON t.game_id = s.game_id AND t.player_id = s.player_id
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
    CASE WHEN e.error > '' THEN e.error END AS error,
    CASE WHEN e.remedy > '' THEN e.remedy ELSE m.remedy END AS remedy
FROM hand_text AS t
INNER JOIN text_states AS e ON t.game_id = e.game_id AND t.player_id = e.player_id
LEFT JOIN hand_ranks AS r ON e.game_id = r.game_id AND e.player_id = r.player_id AND e.error = ''
LEFT JOIN remedies AS m ON e.error = m.error;
