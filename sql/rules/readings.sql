-- What the cards of a rank may be read as by each set of rules: a hand is the best of its readings
-- Grain: one row per set of rules, rank and reading; a rank without a row is read as itself alone
-- Columns:
--   rules: the name of the set of rules
--   rank: the rank of the card, 2 to 14; the joker is 15
--   reads_as: the rank that it counts as: 1 to 14
--   wild: 1 if each card of the rank is read on its own, in any suit; 0 if all cards of the rank are read alike
-- Reads: ranks
-- Source: the field's rules

-- At most one rank that is not wild, and one that is, have rows in a set of rules. A wild card is no card that the hand
-- has already, except in five of a kind.

DROP TABLE IF EXISTS readings;

CREATE TABLE readings (
    rules TEXT NOT NULL,
    rank INTEGER NOT NULL,
    reads_as INTEGER NOT NULL,
    wild INTEGER NOT NULL,
    PRIMARY KEY (rules, rank, reads_as)
);

INSERT INTO readings (rules, rank, reads_as, wild)
WITH
-- One row per set of rules: what an ace is beside 14
low_aces AS (
    SELECT 'standard' AS rules, 1 AS low_ace
    UNION ALL
    SELECT 'short deck' AS rules, 5 AS low_ace
    UNION ALL
    SELECT 'short deck trips' AS rules, 5 AS low_ace
    UNION ALL
    SELECT 'joker' AS rules, 1 AS low_ace
    UNION ALL
    SELECT 'deuces wild' AS rules, 1 AS low_ace
),

-- One row per set of rules in which the ace is always 1
lowest_aces AS (
    SELECT 'ace to five' AS rules
    UNION ALL
    SELECT 'eight or better' AS rules
    UNION ALL
    SELECT 'badugi' AS rules
),

-- One row per set of rules with wild cards: their rank
wild_ranks AS (
    SELECT 'joker' AS rules, 15 AS rank
    UNION ALL
    SELECT 'deuces wild' AS rules, 2 AS rank
)

SELECT a.rules, 14 AS rank, 14 AS reads_as, 0 AS wild FROM low_aces AS a
UNION ALL
SELECT a.rules, 14 AS rank, a.low_ace AS reads_as, 0 AS wild FROM low_aces AS a
UNION ALL
SELECT a.rules, 14 AS rank, 1 AS reads_as, 0 AS wild FROM lowest_aces AS a
UNION ALL
SELECT w.rules, w.rank, r.rank AS reads_as, 1 AS wild
FROM wild_ranks AS w
CROSS JOIN ranks AS r;
