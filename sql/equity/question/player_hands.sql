-- The hands that each player can hold: the hands of the range except those with a card that is known elsewhere
-- Grain: one row per player and combination of hole cards; no row for a player whose own cards are not all known
-- Columns:
--   seat: 1 for the first player, 2 for the second, ...
--   starting_hand: AA, AKs or AKo; NULL in games with more than two own cards
--   card_bits: the sum of 2^card_id
--   weight: the weight of the hand in the range; a player's weights are scaled to the smallest whole numbers
-- Reads: asked_question, asked_seats, hole_cards, seat_hands
-- Engine: duckdb

CREATE OR REPLACE VIEW player_hands AS
SELECT
    a.player_id,
    h.seat,
    COALESCE(c.hole, REPLACE(pokersql.bits_text(h.card_bits), ' ', '')) AS hole,
    c.starting_hand,
    c.card_1,
    c.card_2,
    pokersql.code_sum(h.card_bits) AS rank_codes,
    h.card_bits,
    h.weight
FROM asked_question AS q
INNER JOIN seat_hands AS h ON q.question = h.question AND h.missing = 0
INNER JOIN asked_seats AS a ON h.seat = a.seat
LEFT JOIN hole_cards AS c ON h.card_bits = c.card_bits;
