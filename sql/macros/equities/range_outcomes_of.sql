-- How often each set of winners wins, among three players, by inclusion-exclusion over the cards that hands share
-- Grain: one row per question, high_winners and hand_rank of the best hand
-- Reads: pokersql.hole_cards
-- Engine: duckdb
-- Access: internal

-- `questions` and `seat_hands` have the rows of questions_of and seat_hands_of. Fix a board and a winner's hand a, with
-- the cards p and q. X is the weight of all hands of the first other player that share no card with a and are equal to
-- a (if this player splits) or worse than a (if this player loses). Y is the same for the second other player. X_c is
-- the part of X from hands with card c; each hand has two cards, so X = SUM(X_c) / 2. By inclusion-exclusion, the pairs
-- of hands without a common card have the weight
--     X * Y - SUM(X_c * Y_c) + (the sum over all hands of weight in X * weight in Y).
-- SUM(X_c * Y_c) counts a pair with one common card once, and a hand paired with itself twice. X_c is the weight of all
-- hands with c, minus the hands cp and cq. Time grows with boards * hands * cards, not with pairs of hands.

CREATE OR REPLACE MACRO pokersql.range_outcomes_of(questions, seat_hands, methods) AS TABLE
WITH
-- One row per question with counting = 'range'
range_questions AS (
    SELECT q.* REPLACE (q.certain_bits AS used_bits) FROM QUERY_TABLE(questions) AS q
    WHERE q.counting = 'range'
),

-- One row per question and board
boards AS MATERIALIZED (
    SELECT
        ROW_NUMBER() OVER () AS board_number,
        b.question AS spot,
        b.rules_number,
        b.flush_cards,
        b.board_bits | b.come_bits AS board
    FROM pokersql.boards_of('range_questions') AS b
),

-- One row per question, seat and hand: the two cards
spot_hands AS (
    SELECT h.question AS spot, h.seat, h.card_bits, h.weight, c.card_1, c.card_2
    FROM QUERY_TABLE(seat_hands) AS h
    INNER JOIN pokersql.hole_cards AS c ON h.card_bits = c.card_bits
),

-- One row per board, player and hand that shares no card with the board: the rank
board_hands AS MATERIALIZED (
    SELECT h.board_number AS board, h.* EXCLUDE (board_number, card_bits)
    FROM pokersql.board_hands_of('boards', 'spot_hands', 'range_questions', methods) AS h
),

-- One row per player: the seats of the two other players
other_seats AS (
    SELECT s.seat, MIN(o.seat) AS first_seat, MAX(o.seat) AS second_seat
    FROM (SELECT DISTINCT h.seat FROM board_hands AS h) AS s
    INNER JOIN (SELECT DISTINCT h.seat FROM board_hands AS h) AS o ON s.seat <> o.seat
    GROUP BY s.seat
),

-- One row per board, player and hand of the two other players: its weights for the first and the second of them
rival_hands AS (
    SELECT
        h.board,
        o.seat,
        h.card_1,
        h.card_2,
        h.hand_rank,
        CAST(COALESCE(SUM(h.weight) FILTER (h.seat = o.first_seat), 0) AS BIGINT) AS first,
        CAST(COALESCE(SUM(h.weight) FILTER (h.seat = o.second_seat), 0) AS BIGINT) AS second
    FROM board_hands AS h
    INNER JOIN other_seats AS o ON h.seat <> o.seat
    GROUP BY h.board, o.seat, h.card_1, h.card_2, h.hand_rank
),

-- One row per row of rival_hands and card of its hand. beside is the hand's other card. both is first * second
rival_cards AS MATERIALIZED (
    SELECT
        h.board,
        h.seat,
        UNNEST([h.card_1, h.card_2]) AS card,
        UNNEST([h.card_2, h.card_1]) AS beside,
        h.hand_rank,
        h.first,
        h.second,
        h.first * h.second AS both
    FROM rival_hands AS h
),

-- One row per board, player, card and rank: the weights of the other players' hands with this card and this rank
level_weights AS (
    SELECT p.board, p.seat, p.card, p.hand_rank, SUM(p.first) AS first, SUM(p.second) AS second, SUM(p.both) AS both
    FROM rival_cards AS p
    GROUP BY p.board, p.seat, p.card, p.hand_rank
),

-- One row per board, player, card that another player may hold, and rank of any hand on the board
card_ranks AS (
    SELECT c.board, c.seat, c.card, r.hand_rank
    FROM (SELECT DISTINCT p.board, p.seat, p.card FROM rival_cards AS p) AS c
    INNER JOIN (SELECT DISTINCT h.board, h.hand_rank FROM board_hands AS h) AS r ON c.board = r.board
),

-- One row per board, player, card and rank: the weights of the other players' hands with this card that have this rank
-- (level) or a worse rank (behind)
card_weights AS MATERIALIZED (
    SELECT
        p.board,
        p.seat,
        p.card,
        p.hand_rank,
        CAST(COALESCE(l.first, 0) AS BIGINT) AS first_level,
        CAST(COALESCE(l.second, 0) AS BIGINT) AS second_level,
        CAST(COALESCE(l.both, 0) AS BIGINT) AS both_level,
        CAST(COALESCE(SUM(l.first) OVER (PARTITION BY p.board, p.seat, p.card ORDER BY p.hand_rank DESC), 0) AS BIGINT)
        - first_level AS first_behind,
        CAST(COALESCE(SUM(l.second) OVER (PARTITION BY p.board, p.seat, p.card ORDER BY p.hand_rank DESC), 0) AS BIGINT)
        - second_level AS second_behind,
        CAST(COALESCE(SUM(l.both) OVER (PARTITION BY p.board, p.seat, p.card ORDER BY p.hand_rank DESC), 0) AS BIGINT)
        - both_level AS both_behind
    FROM card_ranks AS p
    LEFT JOIN level_weights AS l
        ON p.board = l.board AND p.seat = l.seat AND p.card = l.card AND p.hand_rank = l.hand_rank
),

-- One row per board, player, hand a and card c that is not in a: X_c and Y_c for hands equal to a (level) and for hands
-- worse than a (behind)
disjoint_weights AS (
    SELECT
        h.board,
        h.seat,
        h.card_1,
        h.card_2,
        h.hand_rank,
        h.weight,
        s.first_level
        - CASE WHEN a.hand_rank = h.hand_rank THEN a.first ELSE 0 END
        - CASE WHEN b.hand_rank = h.hand_rank THEN b.first ELSE 0 END AS first_level,
        s.second_level
        - CASE WHEN a.hand_rank = h.hand_rank THEN a.second ELSE 0 END
        - CASE WHEN b.hand_rank = h.hand_rank THEN b.second ELSE 0 END AS second_level,
        s.both_level
        - CASE WHEN a.hand_rank = h.hand_rank THEN a.both ELSE 0 END
        - CASE WHEN b.hand_rank = h.hand_rank THEN b.both ELSE 0 END AS both_level,
        s.first_behind
        - CASE WHEN a.hand_rank > h.hand_rank THEN a.first ELSE 0 END
        - CASE WHEN b.hand_rank > h.hand_rank THEN b.first ELSE 0 END AS first_behind,
        s.second_behind
        - CASE WHEN a.hand_rank > h.hand_rank THEN a.second ELSE 0 END
        - CASE WHEN b.hand_rank > h.hand_rank THEN b.second ELSE 0 END AS second_behind,
        s.both_behind
        - CASE WHEN a.hand_rank > h.hand_rank THEN a.both ELSE 0 END
        - CASE WHEN b.hand_rank > h.hand_rank THEN b.both ELSE 0 END AS both_behind
    FROM board_hands AS h
    INNER JOIN card_weights AS s
        ON
            h.board = s.board AND h.seat = s.seat AND h.hand_rank = s.hand_rank
            AND h.card_1 <> s.card AND h.card_2 <> s.card
    LEFT JOIN rival_cards AS a ON s.board = a.board AND s.seat = a.seat AND s.card = a.card AND h.card_1 = a.beside
    LEFT JOIN rival_cards AS b ON s.board = b.board AND s.seat = b.seat AND s.card = b.card AND h.card_2 = b.beside
),

-- One row per board, player and hand a: X and Y, and the weight that inclusion-exclusion subtracts from X * Y
sums AS (
    SELECT
        v.board,
        v.seat,
        v.hand_rank,
        v.weight,
        SUM(v.first_level) // 2 AS first_level,
        SUM(v.first_behind) // 2 AS first_behind,
        SUM(v.second_level) // 2 AS second_level,
        SUM(v.second_behind) // 2 AS second_behind,
        SUM(v.first_level * v.second_level) - SUM(v.both_level) // 2 AS level_level,
        SUM(v.first_level * v.second_behind) AS level_behind,
        SUM(v.first_behind * v.second_level) AS behind_level,
        SUM(v.first_behind * v.second_behind) - SUM(v.both_behind) // 2 AS behind_behind
    FROM disjoint_weights AS v
    GROUP BY v.board, v.seat, v.card_1, v.card_2, v.hand_rank, v.weight
),

-- One row per board, player, hand a and result, in which each of the two other players splits (level) or loses (behind)
ways AS (
    SELECT
        s.board,
        s.hand_rank,
        s.seat,
        o.first_seat,
        o.second_seat,
        s.weight,
        UNNEST([TRUE, TRUE, FALSE, FALSE]) AS is_first_level,
        UNNEST([TRUE, FALSE, TRUE, FALSE]) AS is_second_level,
        UNNEST(
            [
                s.first_level * s.second_level - s.level_level,
                s.first_level * s.second_behind - s.level_behind,
                s.first_behind * s.second_level - s.behind_level,
                s.first_behind * s.second_behind - s.behind_behind
            ]
        ) AS runouts
    FROM sums AS s
    INNER JOIN other_seats AS o ON s.seat = o.seat
)

SELECT
    b.spot AS question,
    (1 << (w.seat - 1))
    + CASE WHEN w.is_first_level THEN 1 << (w.first_seat - 1) ELSE 0 END
    + CASE WHEN w.is_second_level THEN 1 << (w.second_seat - 1) ELSE 0 END AS high_winners,
    0 AS low_winners,
    w.hand_rank,
    SUM(w.weight * w.runouts) AS runouts
FROM ways AS w
INNER JOIN boards AS b ON w.board = b.board_number
WHERE
    w.runouts > 0
    -- a set of winners is counted once, with the hand of its lowest seat as a
    AND (w.seat < w.first_seat OR NOT w.is_first_level)
    AND (w.seat < w.second_seat OR NOT w.is_second_level)
GROUP BY ALL;
