-- The shapes of hands that $ds, $ss ... in a range ask for
-- Grain: one row per shape
-- Reads: nothing
-- Source: the field's ranges
-- Engine: duckdb
-- Access: internal

-- counted says what is counted in a hand, cards of one suit or of one rank: the largest count is between least_1 and
-- most_1, the second largest between least_2 and most_2. The shapes of suits divide all hands.

CREATE TABLE pokersql.range_shapes AS
SELECT s.*
FROM (
    VALUES
    ('rb', 'suits', 1, 1, 0, 1),
    ('ss', 'suits', 2, 2, 0, 1),
    ('ds', 'suits', 2, 52, 2, 52),
    ('ts', 'suits', 3, 3, 0, 1),
    ('ms', 'suits', 4, 52, 0, 1),
    ('np', 'ranks', 1, 1, 0, 1),
    ('op', 'ranks', 2, 2, 0, 1),
    ('tp', 'ranks', 2, 2, 2, 2)
) AS s (shape, counted, least_1, most_1, least_2, most_2);
