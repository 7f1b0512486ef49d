-- How often each player's hand or range has each category, pair and draw on the board
-- Grain: one row per player, family and kind that a hand of the range has
-- Columns:
--   player_id: as in player_ranges
--   player: the player's hand or range
--   place: the order of the kinds, as in hit_kinds
--   kind: the kind, as in hit_kinds
--   combinations: how many hands of the range have the kind
--   share: the weight of these hands / the weight of the range
--   outs: how many unseen cards complete the draw, on average of these hands; NULL for a kind that is no draw
--   cards: the unseen cards that complete the draw, if the range is one hand
-- Reads: held_draws, hit_kinds
-- Engine: duckdb

-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW range_kinds AS
WITH
-- One row per player and hand, and the weight of the player's range
hands AS MATERIALIZED (
    SELECT
        h.*,
        SUM(h.weight) OVER (PARTITION BY h.player_id) AS range_weight,
        COUNT(*) OVER (PARTITION BY h.player_id) AS hands
    FROM held_draws AS h
),

-- One row per player, hand and kind
kinds AS (
    SELECT
        r.player_id,
        r.player,
        r.weight,
        r.range_weight,
        r.hands,
        r."pokersql family" AS family,
        r."pokersql kind" AS kind,
        r."pokersql kind outs" AS outs_bits
    FROM pokersql.draw_rows('hands') AS r
)

SELECT
    r.player_id,
    r.player,
    k.place,
    k.family,
    k.kind,
    COUNT(*) AS combinations,
    SUM(r.weight) / r.range_weight AS share,
    SUM(r.weight * BIT_COUNT(r.outs_bits)) / SUM(r.weight) AS outs,
    CASE WHEN r.hands = 1 AND MAX(r.outs_bits) > 0 THEN pokersql.bits_text(MAX(r.outs_bits)) END AS cards
FROM kinds AS r
INNER JOIN hit_kinds AS k ON r.family = k.family AND r.kind = k.kind
GROUP BY r.player_id, r.player, r.hands, r.range_weight, k.place, k.family, k.kind;
