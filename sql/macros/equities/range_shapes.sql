-- The shapes that a range can require of its hands, for example $ds (double-suited)
-- Grain: one row per shape
-- Engine: duckdb
-- Access: internal

-- A shape says how many suits or ranks (counted) of a hand have several cards. From fewest_twos to most_twos of them
-- have two or more cards, threes of them three or more, and fours of them four or more. NULL means any number. Every
-- hand has exactly one shape of suits.

CREATE TABLE pokersql.range_shapes AS
SELECT s.*
FROM (
    VALUES
    ('rb', 'suits', 0, 0, 0, 0),
    ('ss', 'suits', 1, 1, 0, 0),
    ('ds', 'suits', 2, 4, NULL, NULL),
    ('ts', 'suits', 1, 1, 1, 0),
    ('ms', 'suits', 1, 1, 1, 1),
    ('np', 'ranks', 0, 0, 0, 0),
    ('op', 'ranks', 1, 1, 0, 0),
    ('tp', 'ranks', 2, 2, 0, 0)
) AS s (shape, counted, fewest_twos, most_twos, threes, fours);
