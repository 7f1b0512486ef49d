-- The ranks of a board's other cards, if three, four or five of its cards have one suit
-- Grain: one row per multiset of up to two ranks (91 + 13 + 1); rank 0 means no card
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.other_cards AS
WITH
-- One row per rank, and one for no card
choices AS (
    SELECT DISTINCT d.rank, d.rank_code FROM pokersql.deck AS d
    UNION ALL
    SELECT 0 AS rank, 0 AS rank_code
)

SELECT
    a.rank AS rank_1,
    b.rank AS rank_2,
    CAST(a.rank > 0 AS INTEGER) + CAST(b.rank > 0 AS INTEGER) AS cards,
    a.rank_code + b.rank_code AS codes
FROM choices AS a
INNER JOIN choices AS b ON a.rank >= b.rank;
