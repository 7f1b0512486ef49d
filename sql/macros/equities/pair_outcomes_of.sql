-- How often each of two players wins, by running sums over the ranked hands of each board
-- Grain: one row per question, high_winners and hand_rank of the best hand (NULL if is_ranked is FALSE)
-- Reads: pokersql.hole_cards
-- Engine: duckdb
-- Access: internal

-- `questions` and `seat_hands` have the rows of questions_of and seat_hands_of. A spot is all questions with the same
-- ranges and dead cards. Each hand is ranked once per board, and a board is counted once for all questions of a spot.
-- On a board, a running sum gives the weight of the second player's hands that are worse than a given rank. This sum
-- includes hands that share a card with the first player's hand. So the showdowns of hands with a common card are
-- subtracted, card by card and rank by rank. Time and memory grow with boards * hands, not with pairs of hands.

CREATE OR REPLACE MACRO pokersql.pair_outcomes_of(questions, seat_hands, methods, is_ranked) AS TABLE
WITH
-- One row per question with counting = 'pair'
pair_questions AS (
    SELECT q.* FROM QUERY_TABLE(questions) AS q
    WHERE q.counting = 'pair'
),

-- One row per question and board: how many boards of the question this board represents
spot_boards AS MATERIALIZED (
    SELECT b.* FROM pokersql.spot_boards_of('pair_questions', seat_hands) AS b
),

-- One row per spot and different board: its number
boards AS MATERIALIZED (
    SELECT CAST(ROW_NUMBER() OVER () AS INTEGER) AS board_number, b.*
    FROM (SELECT DISTINCT s.spot, s.rules_number, s.flush_cards, s.board FROM spot_boards AS s) AS b
),

-- One row per spot and hand: the hand's weight in each player's range
spot_hands AS (
    SELECT
        b.spot,
        c.card_bits,
        CAST(c.card_1 AS TINYINT) AS card_1,
        CAST(c.card_2 AS TINYINT) AS card_2,
        CAST(COALESCE(MAX(h.weight * h.divisor) FILTER (h.seat = 1), 0) AS INTEGER) AS first_weight,
        CAST(COALESCE(MAX(h.weight * h.divisor) FILTER (h.seat = 2), 0) AS INTEGER) AS second_weight
    FROM (SELECT DISTINCT s.question, s.spot FROM spot_boards AS s) AS b
    INNER JOIN QUERY_TABLE(seat_hands) AS h ON b.question = h.question
    INNER JOIN pokersql.hole_cards AS c ON h.card_bits = c.card_bits
    GROUP BY b.spot, c.card_bits, c.card_1, c.card_2
),

-- One row per board and hand: the rank
board_hands AS MATERIALIZED (
    SELECT h.* EXCLUDE (card_bits) FROM pokersql.board_hands_of('boards', 'spot_hands', 'pair_questions', methods) AS h
),

-- One row per board and rank: the sum of the weights of each player's hands, and SUM(first_weight * second_weight)
board_levels AS (
    SELECT
        h.board_number,
        h.hand_rank,
        CAST(SUM(h.first_weight) AS BIGINT) AS first_weight,
        CAST(SUM(h.second_weight) AS BIGINT) AS second_weight,
        SUM(CAST(h.first_weight AS BIGINT) * h.second_weight) AS same_weight
    FROM board_hands AS h
    GROUP BY h.board_number, h.hand_rank
),

-- One row per board, card and rank: the sum of the weights of each player's hands with the card
card_levels AS MATERIALIZED (
    SELECT
        h.board_number,
        h.card,
        h.hand_rank,
        CAST(SUM(h.first_weight) AS BIGINT) AS first_weight,
        CAST(SUM(h.second_weight) AS BIGINT) AS second_weight
    FROM (
        SELECT
            b.board_number,
            b.hand_rank,
            b.first_weight,
            b.second_weight,
            UNNEST([b.card_1, b.card_2]) AS card
        FROM board_hands AS b
    ) AS h
    GROUP BY h.board_number, h.card, h.hand_rank
),

-- One row per board, rank and sign. Positive rows have the weights of all pairs of hands that the first player wins,
-- splits and loses. Negative rows subtract the pairs that share a card. The showdown of a hand with itself is
-- subtracted twice, once per card, so same_weight is added
level_outcomes AS (
    SELECT
        l.board_number,
        CASE WHEN is_ranked THEN l.hand_rank END AS hand_rank,
        l.first_weight
        * (SUM(l.second_weight) OVER (PARTITION BY l.board_number ORDER BY l.hand_rank DESC) - l.second_weight)
            AS wins,
        l.first_weight * l.second_weight + l.same_weight AS ties,
        l.second_weight
        * (SUM(l.first_weight) OVER (PARTITION BY l.board_number ORDER BY l.hand_rank DESC) - l.first_weight)
            AS losses
    FROM board_levels AS l
    UNION ALL
    SELECT
        a.board_number,
        CASE WHEN is_ranked THEN LEAST(a.hand_rank, b.hand_rank) END AS hand_rank,
        -SUM(CASE WHEN a.hand_rank < b.hand_rank THEN a.first_weight * b.second_weight ELSE 0 END) AS wins,
        -SUM(CASE WHEN a.hand_rank = b.hand_rank THEN a.first_weight * b.second_weight ELSE 0 END) AS ties,
        -SUM(CASE WHEN a.hand_rank > b.hand_rank THEN a.first_weight * b.second_weight ELSE 0 END) AS losses
    FROM card_levels AS a
    INNER JOIN card_levels AS b ON a.board_number = b.board_number AND a.card = b.card
    WHERE a.first_weight > 0 AND b.second_weight > 0
    GROUP BY ALL
),

-- One row per spot, board and hand_rank: the sums of these weights
board_outcomes AS (
    SELECT b.spot, b.board, o.hand_rank, SUM(o.wins) AS wins, SUM(o.ties) AS ties, SUM(o.losses) AS losses
    FROM level_outcomes AS o
    INNER JOIN boards AS b ON o.board_number = b.board_number
    GROUP BY b.spot, b.board, o.hand_rank
),

-- One row per question: the product of its seats' divisors
divisors AS (
    SELECT p.question, CAST(PRODUCT(p.divisor) AS HUGEINT) AS divisor
    FROM (SELECT DISTINCT h.question, h.seat, h.divisor FROM QUERY_TABLE(seat_hands) AS h) AS p
    WHERE p.question IN (SELECT q.question FROM pair_questions AS q)
    GROUP BY p.question
),

-- One row per question and hand_rank: the sums of the weights over the question's boards
question_outcomes AS (
    SELECT
        b.question,
        o.hand_rank,
        SUM(b.boards * o.wins) AS wins,
        SUM(b.boards * o.ties) AS ties,
        SUM(b.boards * o.losses) AS losses
    FROM spot_boards AS b
    INNER JOIN board_outcomes AS o ON b.spot = o.spot AND b.board = o.board
    GROUP BY b.question, o.hand_rank
)

SELECT o.question, o.winners AS high_winners, 0 AS low_winners, o.hand_rank, o.weight // d.divisor AS runouts
FROM (
    SELECT
        q.question,
        q.hand_rank,
        UNNEST([1, 3, 2]) AS winners,
        UNNEST([q.wins, q.ties, q.losses]) AS weight
    FROM question_outcomes AS q
) AS o
INNER JOIN divisors AS d ON o.question = d.question
WHERE o.weight > 0;
