-- The cards of the hands in the current slice: in a proof, this view replaces the table hand_cards
-- Grain: one row per card of a stored hand; game_id is the hand's stored hand_rank, so all hands of a game must tie
-- Reads: five_card_hands, proof_slice, proof_slices
-- Access: internal

-- Use this only in a copy of a database. First DROP TABLE hand_cards there: no file drops this table, because it has
-- the user's rows. sql/prove_steps.sql then creates the steps again, because in DuckDB 1.4 a view keeps the column
-- types with which it was created. With the smaller types of this view, sorting takes a fifth less time.

DROP VIEW IF EXISTS hand_cards;

CREATE VIEW hand_cards AS
WITH
-- One row per place of a card in a hand
places (place) AS (
    VALUES (1), (2), (3), (4), (5)
)

SELECT
    f.hand_rank AS game_id,
    (((CAST(f.card_1 AS INTEGER) * 52 + f.card_2) * 52 + f.card_3) * 52 + f.card_4) * 52 + f.card_5 AS player_id,
    CASE p.place
        WHEN 1 THEN f.card_1 WHEN 2 THEN f.card_2 WHEN 3 THEN f.card_3 WHEN 4 THEN f.card_4 ELSE f.card_5
    END AS card_id
FROM five_card_hands AS f
INNER JOIN proof_slices AS s ON f.card_1 = s.card_1
INNER JOIN proof_slice AS n ON s.slice = n.slice
CROSS JOIN places AS p;
