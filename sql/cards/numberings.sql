-- The card numbers of other programs and data sets
-- Grain: one row per system and number (262): 52 cards of each system, and 0 for no card in fpdb and PokerTracker 4
-- Columns:
--   system: fpdb, PokerTracker 4, phevaluator, Cactus Kev, UCI
--   number: the system's number of the card; for UCI, whose data have a suit and a rank instead, 100 * suit + rank
--   card_id: as in deck; NULL for no card
-- Reads: deck

-- A Cactus Kev number is 2^(14 + rank) + s + 2^8 * (rank - 2) + p. s is 2^12 for spades, 2^13 for hearts, 2^14 for
-- diamonds, 2^15 for clubs; p is a prime for the rank. The product of a hand's primes identifies its ranks.

DROP TABLE IF EXISTS numberings;

CREATE TABLE numberings (
    system TEXT NOT NULL,
    number INTEGER NOT NULL,
    card_id INTEGER,
    PRIMARY KEY (system, number)
);

INSERT INTO numberings (system, number, card_id)
WITH
-- One row per rank: its prime in Cactus Kev's numbers
primes (rank, prime) AS (
    VALUES
    (2, 2),
    (3, 3),
    (4, 5),
    (5, 7),
    (6, 11),
    (7, 13),
    (8, 17),
    (9, 19),
    (10, 23),
    (11, 29),
    (12, 31),
    (13, 37),
    (14, 41)
),

-- One row per system and rank: the part of the number that the rank adds
rank_numbers AS (
    SELECT 'fpdb' AS system, p.rank, p.rank - 1 AS number FROM primes AS p
    UNION ALL
    SELECT 'PokerTracker 4' AS system, p.rank, p.rank - 1 AS number FROM primes AS p
    UNION ALL
    SELECT 'phevaluator' AS system, p.rank, 4 * (p.rank - 2) AS number FROM primes AS p
    UNION ALL
    SELECT
        'Cactus Kev' AS system,
        p.rank,
        p.prime + 256 * (p.rank - 2) + (65536 << (p.rank - 2)) AS number
    FROM primes AS p
    UNION ALL
    SELECT 'UCI' AS system, p.rank, CASE WHEN p.rank = 14 THEN 1 ELSE p.rank END AS number FROM primes AS p
),

-- One row per system and suit: the part of the number that the suit adds
suit_numbers (system, suit, number) AS (
    VALUES
    ('fpdb', 'h', 0),
    ('fpdb', 'd', 13),
    ('fpdb', 'c', 26),
    ('fpdb', 's', 39),
    ('PokerTracker 4', 'c', 0),
    ('PokerTracker 4', 'd', 13),
    ('PokerTracker 4', 'h', 26),
    ('PokerTracker 4', 's', 39),
    ('phevaluator', 'c', 0),
    ('phevaluator', 'd', 1),
    ('phevaluator', 'h', 2),
    ('phevaluator', 's', 3),
    ('Cactus Kev', 's', 4096),
    ('Cactus Kev', 'h', 8192),
    ('Cactus Kev', 'd', 16384),
    ('Cactus Kev', 'c', 32768),
    ('UCI', 'h', 100),
    ('UCI', 's', 200),
    ('UCI', 'd', 300),
    ('UCI', 'c', 400)
)

SELECT r.system, r.number + s.number AS number, d.card_id
FROM rank_numbers AS r
INNER JOIN suit_numbers AS s ON r.system = s.system
INNER JOIN deck AS d ON r.rank = d.rank AND s.suit = d.suit
UNION ALL
SELECT 'fpdb' AS system, 0 AS number, NULL AS card_id
UNION ALL
SELECT 'PokerTracker 4' AS system, 0 AS number, NULL AS card_id
ORDER BY system, number;
