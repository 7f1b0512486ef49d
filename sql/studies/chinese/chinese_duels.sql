-- Each hand of Chinese poker against each other hand of its game, row by row
-- Grain: one row per hand, opponent and row; if a game has only one hand, its rows have no opponent
-- Columns:
--   opponent_id: the player_id of the opponent, NULL if the game has one hand
--   cards: the cards of the row
--   description: the description of the row
--   opponent_cards: the opponent's cards in the same row
--   opponent_description: the description of the opponent's row
--   outcome: 1 if the row beats the opponent's row, -1 if it loses, 0 if both rows tie
-- Reads: chinese_rows

DROP VIEW IF EXISTS chinese_duels;

CREATE VIEW chinese_duels AS
WITH
-- One row per hand and row, computed once
hand_rows AS MATERIALIZED (
    SELECT r.* FROM chinese_rows AS r
)

SELECT
    h.game_id,
    h.player_id,
    v.player_id AS opponent_id,
    h.row_number,
    h.row_name,
    h.cards,
    h.description,
    v.cards AS opponent_cards,
    v.description AS opponent_description,
    CASE WHEN h.place < v.place THEN 1 WHEN h.place > v.place THEN -1 ELSE 0 END AS outcome
FROM hand_rows AS h
LEFT JOIN hand_rows AS v ON h.game_id = v.game_id AND h.row_number = v.row_number AND h.player_id <> v.player_id;
