-- Each Chinese hand against each other one of its game, row by row
-- Grain: one row per hand, opponent and row; outcome is 1 for the better row, -1 for the worse, else 0
-- Reads: chinese_rows
-- Source: pokersql

-- A hand that is alone in its game has rows without an opponent.

DROP VIEW IF EXISTS chinese_duels;

CREATE VIEW chinese_duels AS
WITH
-- One row per hand and row, worked out once
held AS MATERIALIZED (
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
FROM held AS h
LEFT JOIN held AS v ON h.game_id = v.game_id AND h.row_number = v.row_number AND h.player_id <> v.player_id;
