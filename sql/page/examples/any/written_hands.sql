-- The rank of each hand in a table, in any spelling of cards
-- Grain: one row per hand
-- Engine: duckdb

-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte,capitalisation.functions,references.consistent
WITH
-- One row per hand
played AS (
    SELECT UNNEST(['As Ks Qs Js Ts', '10♥ 10♦ 10♣ 2♠ 2♥', '5c4d3h2sAc', 'Kd Kc 7h 7s 2d', 'AA']) AS hand
)

SELECT r.hand, r.hand_rank, r.category, r.description, r.error
FROM rank_hands('played', hand) AS r
ORDER BY r.hand_rank;
