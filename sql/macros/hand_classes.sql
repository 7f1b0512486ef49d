-- The 7,462 classes of five-card hands
-- Grain: one row per class (7,462); hand_rank 1 is the royal flush; rank_1 is the rank of the largest group of cards
-- Reads: hand_classes
-- Engine: duckdb

CREATE TABLE pokersql.hand_classes AS
SELECT
    c.hand_rank,
    c.hand_key,
    c.hand_points,
    c.category,
    c.description,
    c.rank_1,
    c.rank_2,
    c.rank_3,
    c.rank_4,
    c.rank_5,
    c.suited,
    c.hand,
    c.hands
FROM hand_classes AS c
ORDER BY c.hand_rank;
