-- The steps that fill a hand rank by rank: how many cards of a rank it takes, and in how many ways
-- Grain: one row per place of the rank, state of the hand, whether it is of one suit, cards left, and cards taken
-- Reads: binomials, deck
-- Access: internal

-- place is that of the rank: 1 for the ace, 2 for the deuce, ..., 13 for the king. state says what the hand still
-- needs:
--     0            nothing
--     1 to 37      groups: the sum of 1 for each single card, 6 for a pair, 18 for three and 36 for four of a rank
--     40           five consecutive ranks, none taken yet
--     41 to 44     one to four more consecutive ranks, from the next on
--     45           it has the ace and needs 10, J, Q, K
--     46           it needs A, 10, J, Q, K
-- An ace may begin five consecutive ranks or end them: two steps, to different hands. Steps that leave a hand more
-- groups than there are ranks to come are left out. A suited hand (suited = 1) takes the card of its suit, in one way;
-- any other takes `takes` of the rank's cards_left cards, in C(cards_left, takes) ways. keeps_suit is 1 while a suited
-- hand needs more cards.

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
WITH
-- One row per number from 0 to 51
numbers AS (
    SELECT d.card_id AS number FROM deck AS d
),

-- One row per state that needs groups: how many of each size
group_states AS (
    SELECT
        n.number AS state,
        n.number % 6 AS ones,
        CAST((n.number % 18 - n.number % 6) / 6 AS INTEGER) AS pairs,
        CAST((n.number % 36 - n.number % 18) / 18 AS INTEGER) AS threes,
        CAST((n.number - n.number % 36) / 36 AS INTEGER) AS fours
    FROM numbers AS n
    WHERE n.number <= 37
),

-- One row per state that needs groups and step: how many groups it needs afterwards
group_steps AS (
    SELECT w.state, 0 AS takes, w.state AS next_state, w.ones + w.pairs + w.threes + w.fours AS groups
    FROM group_states AS w
    UNION ALL
    SELECT w.state, 1 AS takes, w.state - 1 AS next_state, w.ones + w.pairs + w.threes + w.fours - 1 AS groups
    FROM group_states AS w
    WHERE w.ones > 0
    UNION ALL
    SELECT w.state, 2 AS takes, w.state - 6 AS next_state, w.ones + w.pairs + w.threes + w.fours - 1 AS groups
    FROM group_states AS w
    WHERE w.pairs > 0
    UNION ALL
    SELECT w.state, 3 AS takes, w.state - 18 AS next_state, w.ones + w.pairs + w.threes + w.fours - 1 AS groups
    FROM group_states AS w
    WHERE w.threes > 0
    UNION ALL
    SELECT w.state, 4 AS takes, w.state - 36 AS next_state, w.ones + w.pairs + w.threes + w.fours - 1 AS groups
    FROM group_states AS w
    WHERE w.fours > 0
),

-- One row per state that needs consecutive ranks and step: the first and the last place where it is possible
consecutive_steps AS (
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

-- One row per place, state and step
steps AS (
    SELECT n.number AS place, g.state, g.takes, g.next_state
    FROM numbers AS n
    INNER JOIN group_steps AS g ON g.groups <= 13 - n.number
    WHERE n.number BETWEEN 1 AND 13
    UNION ALL
    SELECT n.number AS place, c.state, c.takes, c.next_state
    FROM numbers AS n
    INNER JOIN consecutive_steps AS c ON n.number BETWEEN c.first_place AND c.last_place
)

SELECT s.place, s.state, 0 AS suited, b.n AS cards_left, s.takes, s.next_state, 0 AS keeps_suit, b.ways
FROM steps AS s
INNER JOIN binomials AS b ON s.takes = b.k
WHERE b.n <= 4
UNION ALL
SELECT
    s.place,
    s.state,
    1 AS suited,
    b.n AS cards_left,
    s.takes,
    s.next_state,
    CASE WHEN s.next_state > 0 THEN 1 ELSE 0 END AS keeps_suit,
    1 AS ways
FROM steps AS s
INNER JOIN binomials AS b ON s.takes = b.k
WHERE b.n <= 4 AND s.takes <= 1;
