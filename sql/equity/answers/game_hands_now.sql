-- The rank and category of each known hand, now and after each next card, in any game with a board
-- Grain: one row per player with one hand and board: the board now (card is NULL) and the board with each next card
-- Columns:
--   seat: 1 for the first player, 2 for the second, ...
--   card: the next card, as Td, or NULL
--   hand_rank: of the hand or of the high hand, 1 is the best
--   hand_points: the category's place in the rules, 0 is the lowest
--   category: the name of these points
--   description: the category and the ranks that decide within it
-- Reads: asked_seats, certain_cards, next_ranks
-- Engine: duckdb

CREATE OR REPLACE VIEW game_hands_now AS
SELECT a.player_id, a.seat, r.card, r.hand_rank, r.hand_points, r.category, r.description
FROM asked_seats AS a
INNER JOIN certain_cards AS c ON a.seat = c.place
INNER JOIN next_ranks AS r ON c.card_bits = r.own_bits AND r.own_bits > 0;
