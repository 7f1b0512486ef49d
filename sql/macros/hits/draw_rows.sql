-- The kinds of pairs and draws of bit_draws as rows
-- Grain: one row per row of `draws` and kind that it has
-- Engine: duckdb
-- Access: internal

-- `draws` has the columns of bit_draws. The macro adds "pokersql family" and "pokersql kind", and in "pokersql kind
-- outs" the bits of the cards that complete the draw, NULL for a kind that is no draw.

CREATE MACRO pokersql.draw_rows(draws) AS TABLE
WITH
-- One row per row of draws and family
pokersql_families AS NOT MATERIALIZED (
    SELECT
        UNNEST(
            [
                {'family': 'made hand', 'kind': d."pokersql category", 'outs': NULL},
                {'family': 'pair', 'kind': d."pokersql pair kind", 'outs': NULL},
                {'family': 'flush draw', 'kind': d."pokersql flush draw", 'outs': d."pokersql flush outs"},
                {'family': 'straight draw', 'kind': d."pokersql straight draw", 'outs': d."pokersql straight outs"},
                {'family': 'overcards', 'kind': d."pokersql overcards", 'outs': d."pokersql overcard outs"},
                {'family': 'combo draw', 'kind': d."pokersql combo draw", 'outs': d."pokersql combo outs"}
            ]
        ) AS "pokersql kinds",
        d.*
    FROM QUERY_TABLE(draws) AS d
)

SELECT
    f."pokersql kinds".family AS "pokersql family",
    f."pokersql kinds".kind AS "pokersql kind",
    f."pokersql kinds".outs AS "pokersql kind outs",
    f.* EXCLUDE ("pokersql kinds")
FROM pokersql_families AS f
WHERE f."pokersql kinds".kind IS NOT NULL;
