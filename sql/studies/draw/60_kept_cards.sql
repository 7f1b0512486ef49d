-- Which of their cards the strategy keeps, for all hands on the table
-- Grain: one row per card of a five-card hand of hand_cards
-- Reads: card_groups, draw_plans, hand_shapes
-- Source: pokersql

DROP VIEW IF EXISTS kept_cards;

CREATE VIEW kept_cards AS
WITH
-- One row per card: how many of the hand's cards have its suit
suited AS (
    SELECT
        g.game_id,
        g.player_id,
        g.card_id,
        g.group_number,
        COUNT(*) OVER (PARTITION BY g.game_id, g.player_id, g.suit_id) AS suit_size
    FROM card_groups AS g
),

-- One row per card: the key of its hand's class, and which of the hand's five ranks is the odd one beside four cards
-- of one suit (0: none)
keyed AS (
    SELECT
        s.game_id,
        s.player_id,
        s.card_id,
        s.group_number,
        h.rank_codes * CASE WHEN h.distinct_suits = 1 THEN -1 ELSE 1 END AS hand_key,
        MAX(
            CASE WHEN h.distinct_values = 5 AND h.distinct_suits = 2 AND s.suit_size = 1 THEN s.group_number ELSE 0 END
        ) OVER (PARTITION BY s.game_id, s.player_id) AS odd_place
    FROM suited AS s
    INNER JOIN hand_shapes AS h ON s.game_id = h.game_id AND s.player_id = h.player_id
)

SELECT
    k.game_id,
    k.player_id,
    k.card_id,
    p.plan,
    CASE k.group_number
        WHEN 1 THEN p.keeps_1 WHEN 2 THEN p.keeps_2 WHEN 3 THEN p.keeps_3 WHEN 4 THEN p.keeps_4 ELSE p.keeps_5
    END AS is_kept
FROM keyed AS k
INNER JOIN draw_plans AS p ON k.hand_key = p.hand_key AND k.odd_place = p.odd_place;
