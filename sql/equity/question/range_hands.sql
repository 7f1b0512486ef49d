-- The hands in each valid range, including hands with a card that is known elsewhere
-- Grain: one row per player and combination of hole cards; the weight is in millionths
-- Reads: asked_seats, asked_texts, hole_cards, named_hands
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE VIEW range_hands AS
SELECT
    a.player_id,
    c.hole,
    c.starting_hand,
    c.card_bits,
    c.high_rank,
    c.low_rank,
    c.suited,
    CASE WHEN t.is_range THEN h.weight ELSE 1000000 END AS weight
FROM asked_seats AS a
INNER JOIN asked_texts AS t ON a.hand = t.written AND t.part = 'hand'
INNER JOIN named_hands AS h ON t.part = h.part AND t.written = h.written
INNER JOIN hole_cards AS c ON h.card_bits = c.card_bits;
