-- Counts on the next boards which hole cards beat how many others, and keeps it in counted_hands
-- Grain: one new row per starting hand
-- Reads: canonical_boards, counted_boards, counted_hands, hand_keys, hole_cards
-- Source: pokersql
-- Engine: duckdb

-- Read sql/load.sql, sql/equity.sql and sql/count_starting_hands.sql once, then this file for each slice.
-- On a board, 1,081 hole cards have a rank each. Those that a hand beats are all worse ones, less the worse ones that
-- have its first card, less those that have its second: each is a count of ranks among 1,081 or 46 others, and no two
-- hands need be compared. (What has both cards is the hand itself, which is no worse; among its equals it is counted
-- once, and taken away twice.)

INSERT INTO counted_hands (starting_hand, boards, wins, ties)
WITH
-- One row per board and hole cards: their rank
held AS (
    SELECT
        b.board,
        b.boards,
        h.starting_hand,
        h.card_1,
        h.card_2,
        CAST(k.hand_rank AS SMALLINT) AS hand_rank
    FROM canonical_boards AS b
    INNER JOIN counted_boards AS s ON b.board >= s.first_board AND b.board < s.first_board + s.boards
    INNER JOIN hole_cards AS h ON b.board_bits & h.card_bits = 0
    INNER JOIN hand_keys AS k
        ON k.hand_key = HOLDEM_KEY(b.board_codes, b.flush_suit, b.flush_codes, h.rank_codes, h.card_bits)
),

-- One row per board, hole cards and hands that they are among: all, or those with one of their cards
among AS (
    SELECT h.boards, h.starting_hand, h.hand_rank, h.board * 64 + 63 AS others, 1 AS sign FROM held AS h
    UNION ALL
    SELECT h.boards, h.starting_hand, h.hand_rank, h.board * 64 + h.card_1 AS others, -1 AS sign FROM held AS h
    UNION ALL
    SELECT h.boards, h.starting_hand, h.hand_rank, h.board * 64 + h.card_2 AS others, -1 AS sign FROM held AS h
),

-- One row per board, hole cards and hands that they are among: how many of these are worse, and how many no better
placed AS (
    SELECT
        a.boards * a.sign AS boards,
        a.starting_hand,
        RANK() OVER others_by_rank - 1 AS worse,
        COUNT(*) OVER others_by_rank AS no_better
    FROM among AS a
    WINDOW others_by_rank AS (PARTITION BY a.others ORDER BY a.hand_rank DESC)
)

SELECT
    p.starting_hand,
    SUM(p.boards) FILTER (p.boards > 0) AS boards,
    SUM(p.boards * p.worse) AS wins,
    SUM(p.boards * (p.no_better - p.worse)) + SUM(p.boards) FILTER (p.boards > 0) AS ties
FROM placed AS p
GROUP BY p.starting_hand;

UPDATE counted_boards SET first_board = first_board + boards;
