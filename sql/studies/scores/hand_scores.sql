-- The hands of hand_cards with the scores of their best five cards
-- Grain: one row per hand of five to seven cards in hand_cards
-- Columns:
--   place: 1 for the highest score of the game; equal scores have equal places
--   hand: the hand's cards in rising order
--   combination: the article's name of the hand's category
--   published_place: 1 for the highest published_score of the game
-- Reads: class_scores, hand_ranks
-- Source: the Director article

DROP VIEW IF EXISTS hand_scores;

CREATE VIEW hand_scores AS
SELECT
    h.game_id,
    h.player_id,
    RANK() OVER (PARTITION BY h.game_id ORDER BY s.score DESC) AS place,
    h.hand,
    s.combination,
    s.key_value,
    s.ranks,
    s.score,
    RANK() OVER (PARTITION BY h.game_id ORDER BY s.published_score DESC) AS published_place
FROM hand_ranks AS h
INNER JOIN class_scores AS s ON h.hand_rank = s.hand_rank;
