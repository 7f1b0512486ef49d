-- Why two ranges have no equities on flops: the first error of the ranges with its remedy; NULL if there is no error
-- Engine: duckdb

CREATE MACRO pokersql.flop_error(range_1, range_2) AS (
    SELECT ANY_VALUE(h.error) FROM pokersql.two_ranges_of(range_1, range_2, NULL) AS h
);
