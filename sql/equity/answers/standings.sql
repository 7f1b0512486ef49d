-- Each hand that another player can hold, compared with the first player's hand now
-- Grain: one row per player_id (all players except the first) and hand
-- Columns:
--   player_id: the other player
--   hole: the other player's cards, for example AhKh
--   standing: how the other player's hand stands against the first player's hand: ahead, level or behind
--   against_hole: the first player's cards
--   against: the first player's hand in words
-- Reads: hands_now
-- Engine: duckdb

CREATE OR REPLACE VIEW standings AS
WITH
-- One row per row of hands_now, materialized because it is read twice
hands AS MATERIALIZED (
    SELECT n.* FROM hands_now AS n
),

-- One row: the first player's hand; none if the first player has a range
heroes AS (
    SELECT h.place, h.hole, h.description FROM hands AS h
    WHERE h.seat = 1
    QUALIFY COUNT(*) OVER () = 1
)

SELECT
    r.player_id,
    r.seat,
    r.hole,
    r.starting_hand,
    r.card_bits,
    r.weight,
    r.place,
    r.hand_rank,
    r.hand_points,
    r.category,
    r.description,
    CASE
        WHEN r.place < hero.place THEN 'ahead'
        WHEN r.place = hero.place THEN 'level'
        ELSE 'behind'
    END AS standing,
    hero.hole AS against_hole,
    hero.description AS against
FROM hands AS r
CROSS JOIN heroes AS hero
WHERE r.seat > 1;
