-- The shapes of hands that $ds, $ss ... in a range ask for
-- Grain: one row per shape
-- Source: the field's ranges
-- Engine: duckdb
-- Access: internal

-- counted says what is counted in a hand, suits or ranks: of how many it has two cards or more (between fewest_twos and
-- most_twos), three or more, four or more; NULL is any number. The shapes of suits divide all hands.

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
