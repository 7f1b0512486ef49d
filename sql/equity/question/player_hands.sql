-- What each player can hold: the hands of the range that the cards known to be elsewhere leave
-- Grain: one row per player and combination of hole cards; weights are the smallest whole numbers
-- Reads: known_bits, range_hands
-- Source: pokersql
-- Engine: duckdb

DROP VIEW IF EXISTS player_hands;

CREATE VIEW player_hands AS
WITH
-- One row per player and hand by what is written alone
meant AS MATERIALIZED (
    SELECT r.* FROM range_hands AS r
),

-- One row per player who holds one hand for certain
certain AS (
    SELECT r.player_id, MIN(r.card_bits) AS card_bits
    FROM meant AS r
    GROUP BY r.player_id
    HAVING COUNT(*) = 1
),

-- One row per player: the cards that are known to be elsewhere, and how many players there are
elsewhere AS (
    SELECT
        p.player_id,
        MIN(k.known_bits) | COALESCE(BIT_OR(c.card_bits), 0) AS card_bits,
        MIN(k.players) AS players
    FROM (SELECT DISTINCT r.player_id FROM meant AS r) AS p
    CROSS JOIN known_bits AS k
    LEFT JOIN certain AS c ON p.player_id <> c.player_id
    GROUP BY p.player_id
),

-- One row per player and hand that is left
hands AS MATERIALIZED (
    SELECT
        r.player_id,
        DENSE_RANK() OVER (ORDER BY r.player_id) AS seat,
        r.hole,
        r.starting_hand,
        r.card_bits,
        r.weight
        // LIST_REDUCE(
            LIST(DISTINCT r.weight) OVER (PARTITION BY r.player_id),
            lambda a, b: GCD(a, b)
        ) AS weight,
        e.players
    FROM meant AS r
    INNER JOIN elsewhere AS e ON r.player_id = e.player_id AND r.card_bits & e.card_bits = 0
)

SELECT h.player_id, h.seat, h.hole, h.starting_hand, h.card_bits, h.weight
FROM hands AS h
WHERE h.players = (SELECT MAX(a.seat) FROM hands AS a); -- with a player who has no hand there is no game
