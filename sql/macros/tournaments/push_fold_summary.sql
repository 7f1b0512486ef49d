-- The value of push or fold, how many hands are pushed and called, and how far the strategies are from an equilibrium
-- Grain: one row in all
-- Engine: duckdb

-- FROM push_fold_summary('rows') reads a table with rows of push_fold. value is the small blind's value. pushed and
-- called are the parts of all hands that are pushed and called. exploitability is what the best responses to both
-- strategies gain together.

CREATE MACRO pokersql.push_fold_summary(rows_table) AS TABLE
SELECT
    SUM(r.combinations * r.value) / 1326 AS value,
    SUM(r.combinations * r.pushed) / 1326 AS pushed,
    SUM(r.combinations * r.called) / 1326 AS called,
    (
        SUM(r.combinations * (GREATEST(r.push_gain, 0) - r.pushed * r.push_gain))
        + SUM(r.combinations * r.faced * (GREATEST(r.call_gain, 0) - r.called * r.call_gain))
    ) / 1326 AS exploitability
FROM QUERY_TABLE(rows_table) AS r;
