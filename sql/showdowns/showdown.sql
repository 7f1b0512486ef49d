-- The showdown of five-card hands: each player's hand, and the winners
-- Grain: one row per five-card hand of a game
-- Columns:
--   winners: how many hands share first place; 0 for a hand that loses
-- Reads: hand_descriptions, players
-- Source: the T-SQL article's last query

DROP VIEW IF EXISTS showdown;

CREATE VIEW showdown AS
SELECT
    h.game_id,
    h.player_id,
    CASE WHEN p.player > '' THEN p.player ELSE 'Player ' || CAST(h.player_id AS TEXT) END AS player,
    h.hand,
    h.category,
    h.description,
    h.player_ranking,
    CASE
        WHEN h.player_ranking = 1 THEN COUNT(*) OVER (PARTITION BY h.game_id, h.player_ranking) ELSE 0
    END AS winners
FROM hand_descriptions AS h
LEFT JOIN players AS p ON h.player_id = p.player_id;
