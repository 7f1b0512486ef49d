-- The sets of three, four or five ranks that a board can have in one suit
-- Grain: one row per set of ranks (286 + 715 + 1,287)
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.suit_cards AS
WITH RECURSIVE
-- One row per rank
ranks AS (
    SELECT DISTINCT d.rank, d.rank_code FROM pokersql.deck AS d
),

-- One row per set of up to five ranks; ranks are added in rising order
sets AS (
    SELECT 0 AS cards, 0 AS highest, CAST(0 AS BIGINT) AS codes
    UNION ALL
    SELECT s.cards + 1 AS cards, r.rank AS highest, s.codes + r.rank_code AS codes
    FROM sets AS s
    INNER JOIN ranks AS r ON s.highest < r.rank
    WHERE s.cards < 5
)

SELECT s.cards, s.codes
FROM sets AS s
WHERE s.cards >= 3;
