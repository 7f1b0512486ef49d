-- Which of their cards the strategy keeps, for all hands on the table
-- Grain: one row per card of a five-card hand of hand_cards
-- Reads: deck, draw_plans, hand_cards, hand_shapes
-- Source: pokersql
-- Access: internal

DROP VIEW IF EXISTS kept_cards;

CREATE VIEW kept_cards AS
WITH
-- One row per card: the place of its rank in the hand (an ace that is none of the ranks is the low one, and last), the
-- key of the hand's class, and how many of the hand's cards have its suit
placed AS (
    SELECT
        h.game_id,
        h.player_id,
        h.card_id,
        CASE d.rank WHEN s.rank_1 THEN 1 WHEN s.rank_2 THEN 2 WHEN s.rank_3 THEN 3 WHEN s.rank_4 THEN 4 ELSE 5 END
            AS place,
        s.rank_codes * CASE WHEN s.distinct_suits = 1 THEN -1 ELSE 1 END AS hand_key,
        s.distinct_values,
        s.distinct_suits,
        COUNT(*) OVER (PARTITION BY h.game_id, h.player_id, d.suit_id) AS suit_size
    FROM hand_cards AS h
    INNER JOIN deck AS d ON h.card_id = d.card_id
    INNER JOIN hand_shapes AS s ON h.game_id = s.game_id AND h.player_id = s.player_id
),

-- One row per card: which of the hand's five ranks is the odd one beside four cards of one suit (0: none)
keyed AS (
    SELECT
        p.game_id,
        p.player_id,
        p.card_id,
        p.place,
        p.hand_key,
        MAX(CASE WHEN p.distinct_values = 5 AND p.distinct_suits = 2 AND p.suit_size = 1 THEN p.place ELSE 0 END)
            OVER (PARTITION BY p.game_id, p.player_id) AS odd_place
    FROM placed AS p
)

SELECT
    k.game_id,
    k.player_id,
    k.card_id,
    p.plan,
    CASE k.place
        WHEN 1 THEN p.keeps_1 WHEN 2 THEN p.keeps_2 WHEN 3 THEN p.keeps_3 WHEN 4 THEN p.keeps_4 ELSE p.keeps_5
    END AS is_kept
FROM keyed AS k
INNER JOIN draw_plans AS p ON k.hand_key = p.hand_key AND k.odd_place = p.odd_place;
