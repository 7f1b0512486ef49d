-- The cards of the five-card hands of hand_cards, each with the place of its rank in the hand
-- Grain: one row per card of a five-card hand of hand_cards
-- Reads: deck, hand_cards, hand_shapes
-- Access: internal

-- place is n if rank_n of hand_shapes is the card's rank. Ranks of larger groups have lower places. In A-2-3-4-5,
-- rank_5 is 1, not 14, so the ace gets its place from ELSE 5.

DROP VIEW IF EXISTS grouped_cards;

CREATE VIEW grouped_cards AS
SELECT
    h.game_id,
    h.player_id,
    h.card_id,
    d.card,
    d.suit_id,
    CASE d.rank WHEN s.rank_1 THEN 1 WHEN s.rank_2 THEN 2 WHEN s.rank_3 THEN 3 WHEN s.rank_4 THEN 4 ELSE 5 END AS place,
    s.rank_codes,
    s.distinct_values,
    s.distinct_suits,
    s.second_group,
    s.span
FROM hand_cards AS h
INNER JOIN deck AS d ON h.card_id = d.card_id
INNER JOIN hand_shapes AS s ON h.game_id = s.game_id AND h.player_id = s.player_id;
