-- The different texts of a column, each with the rank, or the error, of its hand
-- Grain: one row per text
-- Reads: hand_classes, hand_keys, hand_sums, text_hands, text_keys
-- Source: sql/macros/rank_hands.sql, which gives the same ranks and errors (tests/test_dbt.py)

-- The macros of the dbt package join this query with the user's table, so the names of its columns are not likely to be
-- names of that table. hand_text has the texts without a key in text_keys; a text is its own game_id. For outer joins
-- with text_hands instead of the UNION ALL, PostgreSQL would expect millions of rows.

WITH
-- One row per text: its key, or its error
keys AS (
    SELECT k.hand, k.cards, k.hand_key, '' AS error
    FROM text_keys AS k
    WHERE k.hand_key IS NOT NULL
    UNION ALL
    SELECT t.game_id AS hand, t.cards, CASE WHEN t.error = '' THEN s.hand_key END AS hand_key, t.error
    FROM text_hands AS t
    LEFT JOIN hand_sums AS s ON t.game_id = s.game_id
)

SELECT
    k.hand AS pokersql_hand,
    k.cards AS pokersql_cards,
    h.hand_rank AS pokersql_rank,
    c.category AS pokersql_category,
    c.description AS pokersql_description,
    CASE WHEN k.error > '' THEN k.error END AS pokersql_error
FROM keys AS k
LEFT JOIN hand_keys AS h ON k.hand_key = h.hand_key
LEFT JOIN hand_classes AS c ON h.hand_rank = c.hand_rank;
