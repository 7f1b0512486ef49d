-- What each range hits on the board so far: made hands, pairs and draws
-- Grain: one row per player, family and kind; starting_hands lists the starting hands that have the kind
-- Reads: category_orders, combo_draws, draw_kinds, pair_kinds, range_draws, range_hands
-- Engine: duckdb

WITH
-- One row per player, hand and family: the kind, or NULL if the hand has none of the family
hand_kinds AS (
    SELECT
        d.player_id,
        d.starting_hand,
        r.weight / 1000000 AS combinations,
        UNNEST(['made hand', 'pair', 'flush draw', 'straight draw', 'overcards', 'combo draw']) AS family,
        UNNEST([d.category, d.pair_kind, d.flush_draw, d.straight_draw, d.overcards, d.combo_draw]) AS kind
    FROM range_draws AS d
    INNER JOIN range_hands AS r ON d.player_id = r.player_id AND d.card_bits = r.card_bits
),

-- One row per player: the number of combinations; each hand makes one category
sizes AS (
    SELECT h.player_id, SUM(h.combinations) AS combinations FROM hand_kinds AS h
    WHERE h.family = 'made hand'
    GROUP BY h.player_id
),

-- One row per family and kind; place orders the kinds of a family, the best first
kinds AS (
    SELECT 1 AS family_place, 'made hand' AS family, c.category AS kind, -c.hand_points AS place
    FROM category_orders AS c
    WHERE c.rules = 'standard'
    UNION ALL
    SELECT DISTINCT ON (p.kind) 2 AS family_place, 'pair' AS family, p.kind, p.place FROM pair_kinds AS p
    UNION ALL
    SELECT 3 AS family_place, d.family, d.kind, d.place FROM draw_kinds AS d
    UNION ALL
    SELECT 4 AS family_place, 'combo draw' AS family, c.kind, c.place FROM combo_draws AS c
)

SELECT
    h.player_id,
    h.family,
    h.kind,
    SUM(h.combinations) AS combinations,
    SUM(h.combinations) / MIN(s.combinations) AS share,
    LIST_SORT(LIST(DISTINCT h.starting_hand)) AS starting_hands
FROM hand_kinds AS h
INNER JOIN kinds AS k ON h.family = k.family AND h.kind = k.kind
INNER JOIN sizes AS s ON h.player_id = s.player_id
GROUP BY h.player_id, h.family, h.kind, k.family_place, k.place
ORDER BY k.family_place, k.place, h.player_id;
