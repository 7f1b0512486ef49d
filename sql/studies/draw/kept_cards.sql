-- The cards of the five-card hands of hand_cards, and whether the strategy of draw_plans keeps each card
-- Grain: one row per card of a five-card hand of hand_cards
-- Reads: draw_plans, grouped_cards
-- Access: internal

DROP VIEW IF EXISTS kept_cards;

CREATE VIEW kept_cards AS
WITH
-- One row per card: the hand_key of the hand's class, and how many cards of the hand have the card's suit
cards AS (
    SELECT
        g.*,
        g.rank_codes * CASE WHEN g.distinct_suits = 1 THEN -1 ELSE 1 END AS hand_key,
        COUNT(*) OVER (PARTITION BY g.game_id, g.player_id, g.suit_id) AS suit_size
    FROM grouped_cards AS g
),

-- One row per card: the odd_place (see draw_plans) of the card's hand
odd_cards AS (
    SELECT
        c.game_id,
        c.player_id,
        c.card_id,
        c.place,
        c.hand_key,
        MAX(CASE WHEN c.distinct_values = 5 AND c.distinct_suits = 2 AND c.suit_size = 1 THEN c.place ELSE 0 END)
            OVER (PARTITION BY c.game_id, c.player_id) AS odd_place
    FROM cards AS c
)

SELECT
    o.game_id,
    o.player_id,
    o.card_id,
    p.plan,
    CASE o.place
        WHEN 1 THEN p.keeps_1 WHEN 2 THEN p.keeps_2 WHEN 3 THEN p.keeps_3 WHEN 4 THEN p.keeps_4 ELSE p.keeps_5
    END AS is_kept
FROM odd_cards AS o
INNER JOIN draw_plans AS p ON o.hand_key = p.hand_key AND o.odd_place = p.odd_place;
