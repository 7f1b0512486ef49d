-- How often each of two players wins before the flop, from the shipped counts in matchup_counts
-- Grain: one row per question and high_winners
-- Reads: pokersql.hole_cards, pokersql.matchup_counts
-- Engine: duckdb
-- Access: internal

-- `questions` and `seat_hands` have the rows of questions_of and seat_hands_of. Two ranges have up to 1,624,350 pairs
-- of hands, so pairs are added up where possible: for two whole starting hands one row of whole_matchups has the sum. A
-- starting hand is whole if a range has all its combinations with one weight. hand_rank is NULL, since matchup_counts
-- has no ranks.

CREATE OR REPLACE MACRO pokersql.table_outcomes_of(questions, seat_hands) AS TABLE
WITH
-- One row per starting hand: the number of its combinations
hand_sizes AS (
    SELECT h.starting_hand, COUNT(*) AS combinations
    FROM pokersql.hole_cards AS h
    GROUP BY h.starting_hand
),

-- One row per question, seat and hand; is_whole is TRUE if its starting hand is whole
hands AS MATERIALIZED (
    SELECT
        h.question,
        h.seat,
        h.card_bits,
        CAST(h.weight AS HUGEINT) AS weight,
        c.starting_hand,
        COUNT(*) OVER (PARTITION BY h.question, h.seat, c.starting_hand) = s.combinations
        AND MIN(h.weight) OVER (PARTITION BY h.question, h.seat, c.starting_hand)
        = MAX(h.weight) OVER (PARTITION BY h.question, h.seat, c.starting_hand) AS is_whole
    FROM QUERY_TABLE(questions) AS q
    INNER JOIN QUERY_TABLE(seat_hands) AS h ON q.counting = 'table' AND q.question = h.question
    INNER JOIN pokersql.hole_cards AS c ON h.card_bits = c.card_bits
    INNER JOIN hand_sizes AS s ON c.starting_hand = s.starting_hand
),

-- One row per question, seat and whole starting hand
whole_hands AS (
    SELECT DISTINCT h.question, h.seat, h.starting_hand, h.weight FROM hands AS h
    WHERE h.is_whole
),

-- One row per hero_hand and villain_hand: the sums over all pairs of their combinations
whole_matchups AS (
    SELECT
        m.hero_hand,
        m.villain_hand,
        SUM(m.pairs * m.wins) AS wins,
        SUM(m.pairs * m.ties) AS ties,
        SUM(m.pairs * m.losses) AS losses
    FROM pokersql.matchup_counts AS m
    GROUP BY m.hero_hand, m.villain_hand
),

-- One row per question and pair: two whole starting hands, or two hands of which at most one has is_whole
matchups AS (
    SELECT a.question, a.weight * b.weight AS weight, m.wins, m.ties, m.losses
    FROM whole_hands AS a
    INNER JOIN whole_hands AS b ON a.question = b.question AND a.seat = 1 AND b.seat = 2
    INNER JOIN whole_matchups AS m ON a.starting_hand = m.hero_hand AND b.starting_hand = m.villain_hand
    UNION ALL
    SELECT a.question, a.weight * b.weight AS weight, m.wins, m.ties, m.losses
    FROM hands AS a
    INNER JOIN hands AS b
        ON
            a.question = b.question AND a.seat = 1 AND b.seat = 2
            AND NOT (a.is_whole AND b.is_whole) AND a.card_bits & b.card_bits = 0
    INNER JOIN pokersql.matchup_counts AS m ON pokersql.matchup_key(a.card_bits, b.card_bits) = m.matchup
)

SELECT
    m.question,
    UNNEST([1, 3, 2]) AS high_winners,
    0 AS low_winners,
    CAST(NULL AS INTEGER) AS hand_rank,
    UNNEST([SUM(m.weight * m.wins), SUM(m.weight * m.ties), SUM(m.weight * m.losses)]) AS runouts
FROM matchups AS m
GROUP BY m.question;
