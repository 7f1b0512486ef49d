-- Macros that number sets of cards, and find the winners of a showdown
-- Grain: none
-- Reads: nothing
-- Source: the combinatorial number system: C(a, 1) + C(b, 2) + C(c, 3) + C(d, 4) for a < b < c < d
-- Engine: duckdb
-- Access: internal

DROP MACRO IF EXISTS triple_number;
DROP MACRO IF EXISTS quad_number;
DROP MACRO IF EXISTS winner_bits;

-- The number of a set of three, from 0 without gaps
CREATE MACRO triple_number(a, b, c) AS
    a + b * (b - 1) // 2 + c * (c - 1) * (c - 2) // 6;

-- The number of a set of four, from 0 without gaps
CREATE MACRO quad_number(a, b, c, d) AS
    a + b * (b - 1) // 2 + c * (c - 1) * (c - 2) // 6 + d * (d - 1) * (d - 2) * (d - 3) // 24;

-- The sum of 2^(seat - 1) over the seats that have the best rank, 0 if none has a rank
CREATE MACRO winner_bits(
    rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10
) AS
    CASE WHEN rank_1 = LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10)
        THEN 1 ELSE 0 END
    + CASE WHEN rank_2 = LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10)
        THEN 2 ELSE 0 END
    + CASE WHEN rank_3 = LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10)
        THEN 4 ELSE 0 END
    + CASE WHEN rank_4 = LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10)
        THEN 8 ELSE 0 END
    + CASE WHEN rank_5 = LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10)
        THEN 16 ELSE 0 END
    + CASE WHEN rank_6 = LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10)
        THEN 32 ELSE 0 END
    + CASE WHEN rank_7 = LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10)
        THEN 64 ELSE 0 END
    + CASE WHEN rank_8 = LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10)
        THEN 128 ELSE 0 END
    + CASE WHEN rank_9 = LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10)
        THEN 256 ELSE 0 END
    + CASE WHEN rank_10 = LEAST(rank_1, rank_2, rank_3, rank_4, rank_5, rank_6, rank_7, rank_8, rank_9, rank_10)
        THEN 512 ELSE 0 END;
