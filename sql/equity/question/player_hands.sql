-- The hands that each player can hold: those of the range without cards that are known elsewhere
-- Grain: one row per player and combination of hole cards
-- Columns:
--   player_id: as in player_ranges
--   seat: 1 for the first player, 2 for the second, ...
--   hole: the cards, as AhKh
--   starting_hand: AA, AKs, AKo
--   card_1: the lower card_id
--   card_2: the higher card_id
--   rank_codes: the sum of the cards' rank codes
--   card_bits: 2^card_1 + 2^card_2
--   weight: the range's weight, scaled so that the player's weights are the smallest whole numbers
-- Reads: known_bits, range_hands
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS player_hands;

CREATE VIEW player_hands AS
WITH
-- One row per player and hand, by the written range alone
written_hands AS MATERIALIZED (
    SELECT r.* FROM range_hands AS r
),

-- One row per player whose range is one hand
single_hands AS (
    SELECT r.player_id, MIN(r.card_bits) AS card_bits
    FROM written_hands AS r
    GROUP BY r.player_id
    HAVING COUNT(*) = 1
),

-- One row per player: the board, the dead cards and the single hands of others; and the number of players
cards_elsewhere AS (
    SELECT
        p.player_id,
        MIN(k.known_bits) | COALESCE(BIT_OR(c.card_bits), 0) AS card_bits,
        MIN(k.players) AS players
    FROM (SELECT DISTINCT r.player_id FROM written_hands AS r) AS p
    CROSS JOIN known_bits AS k
    LEFT JOIN single_hands AS c ON p.player_id <> c.player_id
    GROUP BY p.player_id
),

-- One row per player and hand that shares no card with cards_elsewhere
hands AS MATERIALIZED (
    SELECT
        r.player_id,
        DENSE_RANK() OVER (ORDER BY r.player_id) AS seat,
        r.hole,
        r.starting_hand,
        r.card_1,
        r.card_2,
        r.rank_codes,
        r.card_bits,
        r.weight
        // LIST_REDUCE(
            LIST(DISTINCT r.weight) OVER (PARTITION BY r.player_id),
            lambda a, b: GCD(a, b)
        ) AS weight,
        e.players
    FROM written_hands AS r
    INNER JOIN cards_elsewhere AS e ON r.player_id = e.player_id AND r.card_bits & e.card_bits = 0
)

SELECT
    h.player_id,
    h.seat,
    h.hole,
    h.starting_hand,
    h.card_1,
    h.card_2,
    h.rank_codes,
    h.card_bits,
    h.weight
FROM hands AS h
WHERE h.players = (SELECT MAX(a.seat) FROM hands AS a); -- no rows if one of the players has no hand
