-- The rows that each hand of thirteen cards can have, with their classes and their scores by the chosen objective
-- Grain: one row per hand and choice of three or five of its cards (286 and 1,287 per hand)
-- Reads: chinese_cards, chinese_objectives, chinese_settings, row_classes
-- Access: internal

-- The score of an arrangement is front_score of its front + middle_score of its middle + back_score of its back.

DROP VIEW IF EXISTS chinese_choices;

CREATE VIEW chinese_choices AS
WITH
-- One row per card of a hand
cards AS MATERIALIZED (
    SELECT c.game_id, c.player_id, c.card_number, c.place_bit, c.card, c.suit_id, c.rank_code
    FROM chinese_cards AS c
),

-- One row per hand and choice of three cards: card_number is the last card's number; suit_id is -1 if suits differ
threes AS MATERIALIZED (
    SELECT
        c1.game_id,
        c1.player_id,
        c1.place_bit + c2.place_bit + c3.place_bit AS places,
        c1.card || ' ' || c2.card || ' ' || c3.card AS hand,
        c1.rank_code + c2.rank_code + c3.rank_code AS rank_codes,
        c3.card_number,
        CASE WHEN c1.suit_id = c2.suit_id AND c2.suit_id = c3.suit_id THEN c1.suit_id ELSE -1 END AS suit_id
    FROM cards AS c1
    INNER JOIN cards AS c2
        ON c1.game_id = c2.game_id AND c1.player_id = c2.player_id AND c1.card_number < c2.card_number
    INNER JOIN cards AS c3
        ON c1.game_id = c3.game_id AND c1.player_id = c3.player_id AND c2.card_number < c3.card_number
),

-- One row per hand and choice of cards; three cards of one suit are no flush
choices AS (
    SELECT t.game_id, t.player_id, 3 AS cards, t.places, t.hand, t.rank_codes AS hand_key
    FROM threes AS t
    UNION ALL
    SELECT
        t.game_id,
        t.player_id,
        5 AS cards,
        t.places + c4.place_bit + c5.place_bit AS places,
        t.hand || ' ' || c4.card || ' ' || c5.card AS hand,
        (t.rank_codes + c4.rank_code + c5.rank_code)
        * CASE WHEN t.suit_id = c4.suit_id AND c4.suit_id = c5.suit_id THEN -1 ELSE 1 END AS hand_key
    FROM threes AS t
    INNER JOIN cards AS c4
        ON t.game_id = c4.game_id AND t.player_id = c4.player_id AND t.card_number < c4.card_number
    INNER JOIN cards AS c5
        ON t.game_id = c5.game_id AND t.player_id = c5.player_id AND c4.card_number < c5.card_number
)

SELECT
    k.game_id,
    k.player_id,
    k.cards,
    k.places,
    k.hand,
    r.place,
    r.hand_points,
    r.points,
    r.weakest_next,
    o.points_weight * r.points - o.front_weight * r.place AS front_score,
    o.points_weight * r.points - o.middle_weight * r.place AS middle_score,
    o.points_weight * r.points - o.back_weight * r.place AS back_score
FROM choices AS k
INNER JOIN row_classes AS r ON k.hand_key = r.hand_key
CROSS JOIN chinese_settings AS s
INNER JOIN chinese_objectives AS o ON s.objective = o.objective;
