-- How often each set of players wins: exactly, as simulated, and from the shipped counts of two players before the flop
-- Grain: one row per method and set of winners; winners has the bit 2^(seat - 1) of each
-- Reads: equity_outcomes, hole_cards, matchup_counts, player_hands, starting_hand_matchups, table_question
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

-- WHERE method = ... leaves the other branches of the UNION out, so a method costs only its own work. Two ranges have
-- up to 1,624,350 pairs of hands; where both have all combinations of a starting hand with one weight, one row of
-- starting_hand_matchups stands for all pairs.

DROP VIEW IF EXISTS equity_winners;

CREATE VIEW equity_winners AS
WITH
-- One row per starting hand: how many combinations it has
hand_sizes AS (
    SELECT h.starting_hand, COUNT(*) AS combinations
    FROM hole_cards AS h
    GROUP BY h.starting_hand
),

-- One row per player and starting hand: whether the player has all of it, with one weight
starting_weights AS (
    SELECT
        h.seat,
        h.starting_hand,
        MIN(h.weight) AS weight,
        COUNT(*) = MIN(s.combinations) AND MIN(h.weight) = MAX(h.weight) AS is_whole
    FROM player_hands AS h
    INNER JOIN hand_sizes AS s ON h.starting_hand = s.starting_hand
    INNER JOIN table_question AS q ON h.seat <= q.players
    GROUP BY h.seat, h.starting_hand
),

-- One row per player and hand
hand_weights AS MATERIALIZED (
    SELECT h.seat, h.card_bits, h.weight, w.is_whole
    FROM player_hands AS h
    INNER JOIN starting_weights AS w ON h.seat = w.seat AND h.starting_hand = w.starting_hand
),

-- One row per two whole starting hands, and per two hands that are not both part of one
matchups AS (
    SELECT
        CAST(a.weight AS HUGEINT) * b.weight AS weight,
        m.wins,
        m.ties,
        m.losses
    FROM starting_weights AS a
    INNER JOIN starting_weights AS b ON a.seat = 1 AND b.seat = 2 AND a.is_whole AND b.is_whole
    INNER JOIN starting_hand_matchups AS m ON a.starting_hand = m.hero_hand AND b.starting_hand = m.villain_hand
    UNION ALL
    SELECT
        CAST(a.weight AS HUGEINT) * b.weight AS weight,
        c.wins,
        c.ties,
        c.losses
    FROM hand_weights AS a
    INNER JOIN hand_weights AS b
        ON a.seat = 1 AND b.seat = 2 AND NOT (a.is_whole AND b.is_whole) AND a.card_bits & b.card_bits = 0
    INNER JOIN matchup_counts AS c ON MATCHUP_KEY(a.card_bits, b.card_bits) = c.matchup
),

-- One row if a matchup is possible: how often the first player wins, ties and loses
table_counts AS (
    SELECT
        SUM(m.weight * m.wins) AS wins,
        SUM(m.weight * m.ties) AS ties,
        SUM(m.weight * m.losses) AS losses
    FROM matchups AS m
    HAVING COUNT(*) > 0
)

SELECT o.method, o.winners, SUM(o.runouts) AS runouts
FROM equity_outcomes AS o
GROUP BY o.method, o.winners
UNION ALL
SELECT 'table' AS method, 1 AS winners, t.wins AS runouts FROM table_counts AS t
UNION ALL
SELECT 'table' AS method, 3 AS winners, t.ties AS runouts FROM table_counts AS t
UNION ALL
SELECT 'table' AS method, 2 AS winners, t.losses AS runouts FROM table_counts AS t;
