-- What each kind of hand is worth by each set of rules
-- Grain: one row per set of rules and class: the ranks of the cards as they are held, and whether they are of one suit
-- Reads: class_ranks
-- Source: sql/classes/class_ranks.sql
-- Engine: duckdb

CREATE TABLE pokersql.class_ranks AS
SELECT
    c.rules,
    c.hand_key,
    c.cards,
    c.hand_rank,
    c.hand_points,
    c.category,
    c.description,
    c.rank_1,
    c.rank_2,
    c.rank_3,
    c.rank_4,
    c.rank_5,
    c.suited,
    c.hands
FROM class_ranks AS c
ORDER BY c.rules, c.hand_rank;
