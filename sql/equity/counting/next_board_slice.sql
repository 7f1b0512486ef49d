-- Counts how many opposing hole cards each starting hand beats and ties on the next slice of boards
-- Grain: one new row of slice_counts per starting hand
-- Reads: board_slice, canonical_boards, hand_keys, hole_cards, slice_counts
-- Engine: duckdb

-- Read sql/load.sql, sql/rules.sql, sql/equity.sql and sql/count_starting_hands.sql once, then this file for each
-- slice.
-- A board leaves 1,081 combinations of hole cards. By inclusion-exclusion, the number of combinations that the
-- combination ab beats is
--     (all that are worse than ab) - (the worse ones with card a) - (the worse ones with card b).
-- Each term is a RANK() among 1,081 or 46 combinations, so no two hands are compared. Each term counts ab itself as a
-- tie; with the signs this is 1 - 1 - 1 = -1 tie. So the query adds 1 tie for each board.

INSERT INTO slice_counts (starting_hand, boards, wins, ties)
WITH
-- One row per board and combination of hole cards: the rank
board_hands AS (
    SELECT
        b.board,
        b.boards,
        h.starting_hand,
        h.card_1,
        h.card_2,
        CAST(k.hand_rank AS SMALLINT) AS hand_rank
    FROM canonical_boards AS b
    INNER JOIN board_slice AS s ON b.board >= s.first_board AND b.board < s.first_board + s.boards
    INNER JOIN hole_cards AS h ON b.board_bits & h.card_bits = 0
    INNER JOIN hand_keys AS k
        ON k.hand_key = pokersql.board_key(b.board_codes, b.flush_suit, b.flush_codes, 5, h.rank_codes, h.card_bits)
),

-- One row per board, combination and term; others numbers the group of the term: 64 * board + 63 is all combinations,
-- 64 * board + card is the combinations with this card
terms AS (
    SELECT h.boards, h.starting_hand, h.hand_rank, h.board * 64 + 63 AS others, 1 AS sign FROM board_hands AS h
    UNION ALL
    SELECT h.boards, h.starting_hand, h.hand_rank, h.board * 64 + h.card_1 AS others, -1 AS sign FROM board_hands AS h
    UNION ALL
    SELECT h.boards, h.starting_hand, h.hand_rank, h.board * 64 + h.card_2 AS others, -1 AS sign FROM board_hands AS h
),

-- One row per board, combination and term: how many combinations of the group are worse, and how many are not better
term_counts AS (
    SELECT
        t.boards * t.sign AS boards,
        t.starting_hand,
        RANK() OVER others_by_rank - 1 AS worse,
        COUNT(*) OVER others_by_rank AS no_better
    FROM terms AS t
    WINDOW others_by_rank AS (PARTITION BY t.others ORDER BY t.hand_rank DESC)
)

SELECT
    t.starting_hand,
    SUM(t.boards) FILTER (t.boards > 0) AS boards,
    SUM(t.boards * t.worse) AS wins,
    SUM(t.boards * (t.no_better - t.worse)) + SUM(t.boards) FILTER (t.boards > 0) AS ties
FROM term_counts AS t
GROUP BY t.starting_hand;

UPDATE board_slice SET first_board = first_board + boards;
