-- What a hand that is filled rank by rank may take of the next rank, and in how many ways
-- Grain: one row per place of the rank, state of the hand, whether it is of one suit, cards left, and choice
-- Columns:
--   place: of the rank: 1 is the ace, 13 the king
--   state: what the hand wants before it
--   suited: whether the hand is of one suit, 1 or 0
--   cards_left: cards of the rank that no hand has yet
--   takes: how many of them it takes
--   next_state: what it wants then
--   keeps_suit: whether it is of one suit and wants more, 1 or 0
--   ways: in how many ways it can take them
-- Reads: nothing
-- Source: pokersql
-- Access: internal

-- The ranks come in the order A, 2, 3, ..., K: place 1 to 13. A hand's state says what it still wants:
--     0            nothing
--     1 to 37      groups: 1 for each card of a rank of its own, 6 for a pair, 18 for three, 36 for four of a rank
--     40           five in a row, none of them yet
--     41 to 44     one to four more in a row, from the next rank on
--     45           it has the ace, and wants K, Q, J, T
--     46           the same and the ace: a royal flush
-- An ace can begin a row or end it: these are two choices, of different hands. No choice is there that leaves a hand
-- more to want than there are ranks to come. A hand of one suit takes the card of its suit; any other takes some of the
-- cards_left of the rank, in as many ways as they can be chosen.

DROP TABLE IF EXISTS hand_steps;

CREATE TABLE hand_steps (
    place INTEGER NOT NULL,
    state BIGINT NOT NULL,
    suited INTEGER NOT NULL,
    cards_left INTEGER NOT NULL,
    takes INTEGER NOT NULL,
    next_state BIGINT NOT NULL,
    keeps_suit INTEGER NOT NULL,
    ways BIGINT NOT NULL
);

INSERT INTO hand_steps (place, state, suited, cards_left, takes, next_state, keeps_suit, ways)
WITH RECURSIVE
-- One row per number from 0 to 37
numbers AS (
    SELECT 0 AS number
    UNION ALL
    SELECT n.number + 1 AS number
    FROM numbers AS n
    WHERE n.number < 37
),

-- One row per state that wants groups: how many it wants of each size
wants AS (
    SELECT
        n.number AS state,
        n.number % 6 AS ones,
        CAST((n.number % 18 - n.number % 6) / 6 AS INTEGER) AS pairs,
        CAST((n.number % 36 - n.number % 18) / 18 AS INTEGER) AS threes,
        CAST((n.number - n.number % 36) / 36 AS INTEGER) AS fours
    FROM numbers AS n
),

-- One row per state and choice of a hand that wants groups, and how many groups it wants then
grouped AS (
    SELECT w.state, 0 AS takes, w.state AS next_state, w.ones + w.pairs + w.threes + w.fours AS groups
    FROM wants AS w
    UNION ALL
    SELECT w.state, 1 AS takes, w.state - 1 AS next_state, w.ones + w.pairs + w.threes + w.fours - 1 AS groups
    FROM wants AS w
    WHERE w.ones > 0
    UNION ALL
    SELECT w.state, 2 AS takes, w.state - 6 AS next_state, w.ones + w.pairs + w.threes + w.fours - 1 AS groups
    FROM wants AS w
    WHERE w.pairs > 0
    UNION ALL
    SELECT w.state, 3 AS takes, w.state - 18 AS next_state, w.ones + w.pairs + w.threes + w.fours - 1 AS groups
    FROM wants AS w
    WHERE w.threes > 0
    UNION ALL
    SELECT w.state, 4 AS takes, w.state - 36 AS next_state, w.ones + w.pairs + w.threes + w.fours - 1 AS groups
    FROM wants AS w
    WHERE w.fours > 0
),

-- One row per choice of a hand that wants a row, and the places where it has it
rowed AS (
    SELECT 40 AS state, 0 AS takes, 40 AS next_state, 1 AS first_place, 8 AS last_place
    UNION ALL
    SELECT 40 AS state, 1 AS takes, 44 AS next_state, 1 AS first_place, 9 AS last_place
    UNION ALL
    SELECT 40 AS state, 1 AS takes, 45 AS next_state, 1 AS first_place, 1 AS last_place
    UNION ALL
    SELECT 44 AS state, 1 AS takes, 43 AS next_state, 1 AS first_place, 13 AS last_place
    UNION ALL
    SELECT 43 AS state, 1 AS takes, 42 AS next_state, 1 AS first_place, 13 AS last_place
    UNION ALL
    SELECT 42 AS state, 1 AS takes, 41 AS next_state, 1 AS first_place, 13 AS last_place
    UNION ALL
    SELECT 41 AS state, 1 AS takes, 0 AS next_state, 1 AS first_place, 13 AS last_place
    UNION ALL
    SELECT 45 AS state, 0 AS takes, 45 AS next_state, 2 AS first_place, 9 AS last_place
    UNION ALL
    SELECT 45 AS state, 1 AS takes, 43 AS next_state, 10 AS first_place, 10 AS last_place
    UNION ALL
    SELECT 46 AS state, 1 AS takes, 45 AS next_state, 1 AS first_place, 1 AS last_place
),

-- One row per place, state and choice
steps AS (
    SELECT n.number AS place, g.state, g.takes, g.next_state
    FROM numbers AS n
    INNER JOIN grouped AS g ON g.groups <= 13 - n.number
    WHERE n.number BETWEEN 1 AND 13
    UNION ALL
    SELECT n.number AS place, r.state, r.takes, r.next_state
    FROM numbers AS n
    INNER JOIN rowed AS r ON n.number BETWEEN r.first_place AND r.last_place
),

-- One row per number of cards and how many are taken of them: in how many ways
choices AS (
    SELECT n.number AS cards_left, 0 AS takes, 1 AS ways
    FROM numbers AS n
    WHERE n.number <= 4
    UNION ALL
    SELECT
        c.cards_left,
        c.takes + 1 AS takes,
        CAST(c.ways * (c.cards_left - c.takes) / (c.takes + 1) AS INTEGER) AS ways
    FROM choices AS c
    WHERE c.takes < c.cards_left
)

SELECT s.place, s.state, 0 AS suited, c.cards_left, s.takes, s.next_state, 0 AS keeps_suit, c.ways
FROM steps AS s
INNER JOIN choices AS c ON s.takes = c.takes
UNION ALL
SELECT
    s.place,
    s.state,
    1 AS suited,
    c.cards_left,
    s.takes,
    s.next_state,
    CASE WHEN s.next_state > 0 THEN 1 ELSE 0 END AS keeps_suit,
    1 AS ways
FROM steps AS s
INNER JOIN choices AS c ON s.takes = c.takes
WHERE s.takes <= 1
ORDER BY place, state;
