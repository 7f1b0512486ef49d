-- The steps that fill a hand rank by rank: the number of cards that the hand takes of a rank, and the number of ways
-- Grain: one row per place, state, suited, cards_left, takes and next_state
-- Reads: binomials, deck
-- Access: internal

-- place is 1 for the ace, 2 for the deuce, ..., 13 for the king. state encodes the cards that the hand still needs:
--     0            no card
--     1 to 37      groups: the sum of 1 for each single card, 6 for a pair, 18 for three and 36 for four of a rank
--     40           five consecutive ranks, before the first card
--     41 to 44     one to four more consecutive ranks, beginning with the next rank
--     45           10, J, Q, K, after a high ace
--     46           A, 10, J, Q, K
-- An ace can begin five consecutive ranks (next_state 44) or end them (next_state 45). A step is dropped if the hand
-- would then need more groups than there are ranks left. A suited hand (suited = 1) takes the card of its suit, in one
-- way. From the cards_left cards of a rank, an unsuited hand takes `takes` cards, in C(cards_left, takes) ways.
-- keeps_suit is 1 while a suited hand needs more cards.

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

-- One row per size of a group: a group of this size adds unit to a state, and a group of the next size adds next_unit
rank_groups (cards, unit, next_unit) AS (
    VALUES (1, 1, 6), (2, 6, 18), (3, 18, 36), (4, 36, 72)
),

-- One row per state (0 to 37) and size of a group: how many groups of this size and of all sizes the hand needs
group_counts AS (
    SELECT
        n.number AS state,
        g.cards,
        g.unit,
        CAST((n.number % g.next_unit - n.number % g.unit) / g.unit AS INTEGER) AS groups,
        SUM(CAST((n.number % g.next_unit - n.number % g.unit) / g.unit AS INTEGER)) OVER (PARTITION BY n.number)
            AS all_groups
    FROM numbers AS n
    CROSS JOIN rank_groups AS g
    WHERE n.number <= 37
),

-- One row per state (0 to 37), takes and next_state: the number of groups that the hand needs after the step
group_steps AS (
    SELECT DISTINCT c.state, 0 AS takes, c.state AS next_state, c.all_groups AS groups
    FROM group_counts AS c
    UNION ALL
    SELECT c.state, c.cards AS takes, c.state - c.unit AS next_state, c.all_groups - 1 AS groups
    FROM group_counts AS c
    WHERE c.groups > 0
),

-- One row per state (40 to 46), takes and next_state: the first and the last place at which the step is possible
consecutive_steps (state, takes, next_state, first_place, last_place) AS (
    VALUES
    (40, 0, 40, 1, 8),
    (40, 1, 44, 1, 9),
    (40, 1, 45, 1, 1),
    (44, 1, 43, 1, 13),
    (43, 1, 42, 1, 13),
    (42, 1, 41, 1, 13),
    (41, 1, 0, 1, 13),
    (45, 0, 45, 2, 9),
    (45, 1, 43, 10, 10),
    (46, 1, 45, 1, 1)
),

-- One row per place, state, takes and next_state
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
