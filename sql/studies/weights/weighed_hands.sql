-- The hands of hand_cards with the weights of their best five cards
-- Grain: one row per hand of five to seven cards in hand_cards
-- Columns:
--   place: 1 for the highest weight of the game; equal weights have equal places
--   hand: the hand's cards in rising order
--   base_weight: the sum of the weights of the hand's best five cards
--   published_place: 1 for the highest published_weight of the game
-- Reads: hand_ranks, hand_weights
-- Source: the Texas Hold'em SQL challenge, which finds the winner by the highest weight

DROP VIEW IF EXISTS weighed_hands;

CREATE VIEW weighed_hands AS
SELECT
    h.game_id,
    h.player_id,
    RANK() OVER (PARTITION BY h.game_id ORDER BY w.weight DESC) AS place,
    h.hand,
    h.description,
    w.base_weight,
    w.weight,
    w.published_weight,
    RANK() OVER (PARTITION BY h.game_id ORDER BY w.published_weight DESC) AS published_place
FROM hand_ranks AS h
INNER JOIN hand_weights AS w ON h.hand_rank = w.hand_rank;
