-- Matchups: one hand for each player and no card twice, up to a renaming of suits; over a relation like known_bits
-- Grain: one row per class of matchups; weight is the sum over the class of the product of the hands' weights
-- Reads: player_hands, suit_orders
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- Two matchups are in one class if a permutation of the suits maps one to the other and leaves the board and the dead
-- cards unchanged. bits_n are the hole cards of seat n, 2^card_id each, codes_n the sum of their rank codes; both are
-- NULL above the number of players.

DROP MACRO TABLE IF EXISTS matchups_of;

CREATE MACRO matchups_of(question) AS TABLE
WITH RECURSIVE
-- One row in all: the cards that are known
givens AS MATERIALIZED (
    SELECT k.board_bits, k.known_bits, k.cards_to_come FROM QUERY_TABLE(question) AS k
),

-- One row per player and hand
hands AS MATERIALIZED (
    SELECT h.seat, h.card_bits, h.weight FROM player_hands AS h
),

-- One row per matchup of the first 0, 1, ... players
deals AS (
    SELECT
        0 AS seat,
        k.known_bits AS used_bits,
        CAST([] AS BIGINT[]) AS holes,
        CAST(1 AS HUGEINT) AS weight
    FROM givens AS k
    UNION ALL
    SELECT
        h.seat + 1 AS seat,
        h.used_bits | s.card_bits AS used_bits,
        LIST_APPEND(h.holes, s.card_bits) AS holes,
        h.weight * s.weight AS weight
    FROM deals AS h
    INNER JOIN hands AS s ON h.seat + 1 = s.seat AND h.used_bits & s.card_bits = 0
),

-- One row per permutation of suits that leaves the known cards unchanged
orders AS (
    SELECT o.*
    FROM suit_orders AS o
    INNER JOIN givens AS k
        ON
            SUITS_RENAMED(k.board_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) = k.board_bits
            AND SUITS_RENAMED(k.known_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) = k.known_bits
),

-- One row per matchup of all players: the least of its images under these permutations
least_images AS (
    SELECT
        h.used_bits,
        h.weight,
        MIN(
            LIST_TRANSFORM(h.holes, lambda b: SUITS_RENAMED(b, o.suit_0, o.suit_1, o.suit_2, o.suit_3))
        ) AS holes
    FROM deals AS h
    CROSS JOIN orders AS o
    WHERE h.seat = (SELECT MAX(s.seat) FROM hands AS s)
    GROUP BY h.used_bits, h.holes, h.weight
),

-- One row per least image: its rank codes, and the weight of its class
images AS (
    SELECT n.holes, LIST_TRANSFORM(n.holes, lambda b: RANK_CODES(b)) AS codes, SUM(n.weight) AS weight
    FROM least_images AS n
    GROUP BY n.holes
)

SELECT
    ROW_NUMBER() OVER (ORDER BY t.holes) AS matchup,
    t.weight,
    k.board_bits,
    k.known_bits,
    k.cards_to_come,
    k.known_bits | LIST_AGGREGATE(t.holes, 'bit_or') AS used_bits,
    t.holes[1] AS bits_1,
    t.codes[1] AS codes_1,
    t.holes[2] AS bits_2,
    t.codes[2] AS codes_2,
    t.holes[3] AS bits_3,
    t.codes[3] AS codes_3,
    t.holes[4] AS bits_4,
    t.codes[4] AS codes_4,
    t.holes[5] AS bits_5,
    t.codes[5] AS codes_5,
    t.holes[6] AS bits_6,
    t.codes[6] AS codes_6,
    t.holes[7] AS bits_7,
    t.codes[7] AS codes_7,
    t.holes[8] AS bits_8,
    t.codes[8] AS codes_8,
    t.holes[9] AS bits_9,
    t.codes[9] AS codes_9,
    t.holes[10] AS bits_10,
    t.codes[10] AS codes_10
FROM images AS t
CROSS JOIN givens AS k;
