-- How other programs and data sets number the cards
-- Grain: one row per system and number (262): 52 cards each, and 0 for no card in the two trackers
-- Columns:
--   system: fpdb, PokerTracker 4, phevaluator, Cactus Kev, UCI
--   number: what stands for a card there; for UCI, which has suit and rank apart, 100 * suit + rank
--   card_id: as in deck; NULL for no card
-- Reads: deck
-- Source: the databases of fpdb and PokerTracker 4, phevaluator, Cactus Kev's evaluator, UCI's poker hand data

-- Cactus Kev's numbers add up a bit for the rank from 2^16 on, a bit for the suit from 2^12 on, the rank as 0 to 12
-- times 2^8, and a prime for the rank; the product of a hand's primes tells its ranks.

DROP TABLE IF EXISTS numberings;

CREATE TABLE numberings (
    system TEXT NOT NULL,
    number INTEGER NOT NULL,
    card_id INTEGER,
    PRIMARY KEY (system, number)
);

INSERT INTO numberings (system, number, card_id)
WITH
-- One row per rank: its prime
primes AS (
    SELECT 2 AS rank, 2 AS prime
    UNION ALL
    SELECT 3 AS rank, 3 AS prime
    UNION ALL
    SELECT 4 AS rank, 5 AS prime
    UNION ALL
    SELECT 5 AS rank, 7 AS prime
    UNION ALL
    SELECT 6 AS rank, 11 AS prime
    UNION ALL
    SELECT 7 AS rank, 13 AS prime
    UNION ALL
    SELECT 8 AS rank, 17 AS prime
    UNION ALL
    SELECT 9 AS rank, 19 AS prime
    UNION ALL
    SELECT 10 AS rank, 23 AS prime
    UNION ALL
    SELECT 11 AS rank, 29 AS prime
    UNION ALL
    SELECT 12 AS rank, 31 AS prime
    UNION ALL
    SELECT 13 AS rank, 37 AS prime
    UNION ALL
    SELECT 14 AS rank, 41 AS prime
),

-- One row per system and rank: its part of the number
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

-- One row per system and suit: its part of the number
suit_numbers AS (
    SELECT 'fpdb' AS system, 'h' AS suit, 0 AS number
    UNION ALL
    SELECT 'fpdb' AS system, 'd' AS suit, 13 AS number
    UNION ALL
    SELECT 'fpdb' AS system, 'c' AS suit, 26 AS number
    UNION ALL
    SELECT 'fpdb' AS system, 's' AS suit, 39 AS number
    UNION ALL
    SELECT 'PokerTracker 4' AS system, 'c' AS suit, 0 AS number
    UNION ALL
    SELECT 'PokerTracker 4' AS system, 'd' AS suit, 13 AS number
    UNION ALL
    SELECT 'PokerTracker 4' AS system, 'h' AS suit, 26 AS number
    UNION ALL
    SELECT 'PokerTracker 4' AS system, 's' AS suit, 39 AS number
    UNION ALL
    SELECT 'phevaluator' AS system, 'c' AS suit, 0 AS number
    UNION ALL
    SELECT 'phevaluator' AS system, 'd' AS suit, 1 AS number
    UNION ALL
    SELECT 'phevaluator' AS system, 'h' AS suit, 2 AS number
    UNION ALL
    SELECT 'phevaluator' AS system, 's' AS suit, 3 AS number
    UNION ALL
    SELECT 'Cactus Kev' AS system, 's' AS suit, 4096 AS number
    UNION ALL
    SELECT 'Cactus Kev' AS system, 'h' AS suit, 8192 AS number
    UNION ALL
    SELECT 'Cactus Kev' AS system, 'd' AS suit, 16384 AS number
    UNION ALL
    SELECT 'Cactus Kev' AS system, 'c' AS suit, 32768 AS number
    UNION ALL
    SELECT 'UCI' AS system, 'h' AS suit, 100 AS number
    UNION ALL
    SELECT 'UCI' AS system, 's' AS suit, 200 AS number
    UNION ALL
    SELECT 'UCI' AS system, 'd' AS suit, 300 AS number
    UNION ALL
    SELECT 'UCI' AS system, 'c' AS suit, 400 AS number
),

-- One row per system that writes 0 for no card
no_cards AS (
    SELECT 'fpdb' AS system, 0 AS number
    UNION ALL
    SELECT 'PokerTracker 4' AS system, 0 AS number
)

SELECT r.system, r.number + s.number AS number, d.card_id
FROM rank_numbers AS r
INNER JOIN suit_numbers AS s ON r.system = s.system
INNER JOIN deck AS d ON r.rank = d.rank AND s.suit = d.suit
UNION ALL
SELECT n.system, n.number, NULL AS card_id FROM no_cards AS n
ORDER BY system, number;
