-- How often each player's hand or range has each made hand, pair and draw on the board
-- Grain: one row per player, family and kind that a hand of the range has
-- Columns:
--   player_id: as in player_ranges
--   player: the player's hand or range
--   place: the order of the kinds, as in hit_kinds
--   kind: the kind, as in hit_kinds
--   combinations: the sum of the weights of the hands that have the kind; a hand with the weight 0.5 counts 0.5
--   share: combinations / the sum of the weights of the range
--   outs: how many unseen cards complete the draw, on average of these hands; NULL for a kind that is no draw
--   cards: the unseen cards that complete the draw, if the range is one hand
--   starting_hands: a sorted list of the starting hands that have the kind
-- Reads: held_draws, hit_kinds, range_hands
-- Engine: duckdb

-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW range_kinds AS
WITH
-- One row per player and hand, its weight in millionths, and the weight of the player's range
hands AS MATERIALIZED (
    SELECT
        h.*,
        w.weight AS millionths,
        SUM(w.weight) OVER (PARTITION BY h.player_id) AS range_millionths,
        COUNT(*) OVER (PARTITION BY h.player_id) AS hands
    FROM held_draws AS h
    INNER JOIN range_hands AS w ON h.player_id = w.player_id AND h.card_bits = w.card_bits
),

-- One row per player, hand and kind
kinds AS (
    SELECT
        r.player_id,
        r.player,
        r.starting_hand,
        r.millionths,
        r.range_millionths,
        r.hands,
        r."pokersql family" AS family,
        r."pokersql kind" AS kind,
        r."pokersql kind outs" AS outs_bits
    FROM pokersql.draw_rows('hands') AS r
),

-- One row per player and kind
kind_sums AS (
    SELECT
        r.player_id,
        r.player,
        k.place,
        k.family,
        k.kind,
        SUM(r.millionths) / 1000000 AS combinations,
        SUM(r.millionths) / r.range_millionths AS share,
        SUM(r.millionths * BIT_COUNT(r.outs_bits)) / SUM(r.millionths) AS outs,
        CASE WHEN r.hands = 1 THEN MAX(r.outs_bits) END AS outs_bits,
        LIST_SORT(LIST(DISTINCT r.starting_hand)) AS starting_hands
    FROM kinds AS r
    INNER JOIN hit_kinds AS k ON r.family = k.family AND r.kind = k.kind
    GROUP BY r.player_id, r.player, r.hands, r.range_millionths, k.place, k.family, k.kind
)

SELECT
    s.player_id,
    s.player,
    s.place,
    s.family,
    s.kind,
    s.combinations,
    s.share,
    s.outs,
    CASE WHEN s.outs_bits > 0 THEN pokersql.bits_text(s.outs_bits) END AS cards,
    s.starting_hands
FROM kind_sums AS s;
