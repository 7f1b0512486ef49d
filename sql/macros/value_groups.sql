-- Every way to read up to five cards as ranks
-- Grain: one row per hand of one to five cards as ranks that it may be read as
-- Reads: value_groups
-- Source: sql/rules/value_groups.sql
-- Engine: duckdb
-- Access: internal

CREATE TABLE pokersql.value_groups AS
SELECT
    g.value_codes,
    g.cards,
    g.distinct_values,
    g.largest_group,
    g.second_group,
    g.lowest,
    g.highest,
    g.rank_1,
    g.rank_2,
    g.rank_3,
    g.rank_4,
    g.rank_5,
    g.value_digits,
    g.suit_choices,
    g.rainbows,
    g.name_1,
    g.name_2,
    g.kickers,
    g.lower
FROM value_groups AS g;
