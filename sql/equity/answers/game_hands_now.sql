-- The rank and category of each known hand now and after each possible next card, in any game with a board
-- Grain: one row per next card (NULL for the board now) and player whose own cards are all known
-- Columns:
--   seat: 1 for the first player, 2 for the second, ...
--   card: the next card, for example Td; NULL for the board now
--   hand_rank: the rank of the hand, 1 for the best; in games with a high and a low half, the rank of the high hand
--   hand_points: the category's number in the rules, 0 for the lowest
--   category: the category of the hand
--   description: the category in words, with the ranks that decide between hands of the category
-- Reads: asked_seats, certain_cards, next_ranks
-- Engine: duckdb

CREATE OR REPLACE VIEW game_hands_now AS
SELECT a.player_id, a.seat, r.card, r.hand_rank, r.hand_points, r.category, r.description
FROM asked_seats AS a
INNER JOIN certain_cards AS c ON a.seat = c.place
INNER JOIN next_ranks AS r ON c.card_bits = r.own_bits AND r.own_bits > 0;
