-- Each hand in words that say all that counts: Two Pair, Aces and Twos, Five kicker
-- Grain: one row per hand
-- Reads: hand_classes, player_rankings
-- Source: pokersql

DROP VIEW IF EXISTS hand_descriptions;

CREATE VIEW hand_descriptions AS
SELECT
    h.game_id,
    h.player_id,
    h.hand,
    h.distinct_values,
    h.distinct_suits,
    h.largest_group,
    h.second_group,
    h.highest,
    h.lowest,
    h.rank_codes,
    h.rank_1,
    h.rank_2,
    h.rank_3,
    h.rank_4,
    h.rank_5,
    h.hand_points,
    h.category,
    h.player_ranking,
    c.description
FROM player_rankings AS h
INNER JOIN hand_classes AS c ON c.hand_key = h.rank_codes * CASE WHEN h.distinct_suits = 1 THEN -1 ELSE 1 END;
