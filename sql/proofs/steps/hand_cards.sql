-- The cards of the stored hands with the slice's lowest card, in the place of the hand_cards that the seven steps read
-- Grain: one row per card of a stored hand; its game is its rank, so that the hands of one rank must tie
-- Reads: five_card_hands, proof_slice
-- Source: pokersql
-- Access: internal

-- For a copy of a database, in which the table hand_cards was dropped: no file drops that table, it is yours.
-- sql/prove_steps.sql then creates the same steps again, since DuckDB 1.4 holds a view to the types of its columns, and
-- here they are small: sorting by them takes a fifth less time.

DROP VIEW IF EXISTS hand_cards;

CREATE VIEW hand_cards AS
WITH
-- One row per card of a hand
places AS (
    SELECT 1 AS place
    UNION ALL
    SELECT 2 AS place
    UNION ALL
    SELECT 3 AS place
    UNION ALL
    SELECT 4 AS place
    UNION ALL
    SELECT 5 AS place
)

SELECT
    f.hand_rank AS game_id,
    (((CAST(f.card_1 AS BIGINT) * 52 + f.card_2) * 52 + f.card_3) * 52 + f.card_4) * 52 + f.card_5 AS player_id,
    CASE p.place
        WHEN 1 THEN f.card_1 WHEN 2 THEN f.card_2 WHEN 3 THEN f.card_3 WHEN 4 THEN f.card_4 ELSE f.card_5
    END AS card_id
FROM five_card_hands AS f
INNER JOIN proof_slice AS s ON f.card_1 = s.card_1
CROSS JOIN places AS p;
