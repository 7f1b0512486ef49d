-- The multisets of five ranks that a board can have
-- Grain: one row per multiset (6,175); rank_1 >= rank_2 >= ... >= rank_5
-- Reads: pokersql.deck
-- Engine: duckdb
-- Access: internal

-- If the deck still has n_1 to n_5 cards of rank_1 to rank_5, the number of boards with these ranks is
--     n_1 * (n_2 - before_2) * ... * (n_5 - before_5) / orders.
-- before_k is the number of ranks before rank_k that are equal to rank_k. orders is the product of the factorials of
-- the numbers of equal ranks.

CREATE TABLE pokersql.board_ranks AS
WITH
-- One row per rank
ranks AS (
    SELECT DISTINCT d.rank, d.rank_code FROM pokersql.deck AS d
),

-- One row per multiset: its ranks, the sum of its rank codes, and before_2 to before_5
multisets AS (
    SELECT
        r1.rank AS rank_1,
        r2.rank AS rank_2,
        r3.rank AS rank_3,
        r4.rank AS rank_4,
        r5.rank AS rank_5,
        r1.rank_code + r2.rank_code + r3.rank_code + r4.rank_code + r5.rank_code AS board_codes,
        CAST(r2.rank = r1.rank AS INTEGER) AS before_2,
        CAST(r3.rank = r2.rank AS INTEGER) + CAST(r3.rank = r1.rank AS INTEGER) AS before_3,
        CAST(r4.rank = r3.rank AS INTEGER) + CAST(r4.rank = r2.rank AS INTEGER) + CAST(r4.rank = r1.rank AS INTEGER)
            AS before_4,
        CAST(r5.rank = r4.rank AS INTEGER) + CAST(r5.rank = r3.rank AS INTEGER) + CAST(r5.rank = r2.rank AS INTEGER)
            AS before_5
    FROM ranks AS r1
    INNER JOIN ranks AS r2 ON r1.rank >= r2.rank
    INNER JOIN ranks AS r3 ON r2.rank >= r3.rank
    INNER JOIN ranks AS r4 ON r3.rank >= r4.rank
    INNER JOIN ranks AS r5 ON r4.rank >= r5.rank AND r1.rank > r5.rank
)

SELECT
    p.*,
    (p.before_2 + 1) * (p.before_3 + 1) * (p.before_4 + 1) * (p.before_5 + 1) AS orders
FROM multisets AS p;
