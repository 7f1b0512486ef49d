-- The kinds of hands in each range on the board so far: made hands, kinds of pairs, and draws
-- Grain: one row per player, family and kind
-- Reads: range_draws, range_hands
-- Engine: duckdb

WITH
-- One row per player, hand and family: the kind, or NULL if the hand has none of the family
kinds AS (
    SELECT
        d.player_id,
        d.starting_hand,
        r.weight / 1000000 AS combinations,
        UNNEST([1, 2, 3, 4, 5, 6]) AS place,
        UNNEST(['made hand', 'pair', 'flush draw', 'straight draw', 'overcards', 'combo draw']) AS family,
        UNNEST([d.category, d.pair_kind, d.flush_draw, d.straight_draw, d.overcards, d.combo_draw]) AS kind
    FROM range_draws AS d
    INNER JOIN range_hands AS r ON d.player_id = r.player_id AND d.card_bits = r.card_bits
),

-- One row per player: the number of combinations in the range
sizes AS (
    SELECT k.player_id, SUM(k.combinations) AS combinations FROM kinds AS k
    WHERE k.place = 1
    GROUP BY k.player_id
)

SELECT
    k.player_id,
    k.family,
    k.kind,
    SUM(k.combinations) AS combinations,
    SUM(k.combinations) / MIN(s.combinations) AS share,
    LIST_SORT(LIST(DISTINCT k.starting_hand)) AS starting_hands
FROM kinds AS k
INNER JOIN sizes AS s ON k.player_id = s.player_id
WHERE k.kind IS NOT NULL
GROUP BY k.player_id, k.place, k.family, k.kind
ORDER BY k.place ASC, combinations DESC, k.kind ASC, k.player_id ASC;
