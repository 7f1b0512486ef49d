-- The hands of hand_cards with the scores that two people compare, by their best five
-- Grain: one row per hand in hand_cards that can be ranked; place is in its game, equal scores share one
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
