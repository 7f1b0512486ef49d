-- The ranks that a card may be read as, by each set of rules; the best reading of a hand counts
-- Grain: one row per set of rules, rank and reads_as; a rank without a row is read only as itself
-- Columns:
--   rules: the name of the set of rules: standard, joker ...
--   rank: the rank of the card, 2 to 14; the joker is 15
--   reads_as: the rank that the card may be read as, 1 to 14
--   wild: 1 if two cards of the rank may be read as different ranks, in any suit; 0 if all are read as one rank
-- Reads: ranks

-- A set of rules has rows for at most one wild rank and one other rank. A wild card is never read as a card that the
-- hand already has, except in five of a kind.

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
-- One row per set of rules and rank that an ace may be read as
aces (rules, reads_as) AS (
    VALUES
    ('standard', 14),
    ('standard', 1),
    ('short deck', 14),
    ('short deck', 5),
    ('short deck trips', 14),
    ('short deck trips', 5),
    ('joker', 14),
    ('joker', 1),
    ('deuces wild', 14),
    ('deuces wild', 1),
    ('ace to five', 1),
    ('eight or better', 1),
    ('badugi', 1)
),

-- One row per set of rules with wild cards: their rank
wild_ranks (rules, rank) AS (
    VALUES
    ('joker', 15),
    ('deuces wild', 2)
)

SELECT a.rules, 14 AS rank, a.reads_as, 0 AS wild FROM aces AS a
UNION ALL
SELECT w.rules, w.rank, r.rank AS reads_as, 1 AS wild
FROM wild_ranks AS w
CROSS JOIN ranks AS r;
