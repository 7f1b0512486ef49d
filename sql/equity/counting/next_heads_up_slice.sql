-- Counts how flushes change the wins and ties on the boards of the next slice
-- Grain: one new row of flush_slice_counts per first_holding and second_holding
-- Reads: flush_boards, flush_slice_counts, hand_keys, open_slices, suit_holdings
-- Engine: duckdb

-- Read sql/load.sql, sql/rules.sql, sql/equity.sql and sql/count_heads_up.sql once, then this file for each slice.
-- first_holding has at least as many cards of the suit as second_holding. So if second_holding has a flush,
-- first_holding has one, too. Two holdings that share a card have no row. No query reads the rows of two holdings with
-- five cards of a rank.

INSERT INTO flush_slice_counts (slice, first_holding, second_holding, wins, ties)
WITH
-- One row per board and holding: hand_rank is the rank, plain_rank is the rank if flushes did not count
board_holdings AS MATERIALIZED (
    SELECT
        b.slice,
        b.board,
        b.place_1,
        b.most_1,
        b.place_2,
        b.most_2,
        b.orders,
        h.holding,
        h.suit_codes,
        h.other_codes,
        h.cards + b.cards >= 5 AS has_flush,
        CAST(COALESCE(f.hand_rank, k.hand_rank) AS SMALLINT) AS hand_rank,
        CAST(k.hand_rank AS SMALLINT) AS plain_rank
    FROM flush_boards AS b
    INNER JOIN suit_holdings AS h ON b.suit_codes & h.suit_codes = 0
    INNER JOIN hand_keys AS k ON b.board_codes + h.rank_codes = k.hand_key
    LEFT JOIN hand_keys AS f ON -(b.suit_codes + h.suit_codes) = f.hand_key
    WHERE b.slice = (SELECT MIN(s.slice) FROM open_slices AS s)
),

-- One row per row of flush_boards and pair of holdings, the first with a flush. boards is how many boards the row
-- stands for; wins and ties are the changes by flushes, each -1 to 1
showdowns AS (
    SELECT
        a.slice,
        a.holding AS first_holding,
        b.holding AS second_holding,
        (a.most_1 - (((a.other_codes + b.other_codes) >> a.place_1) & 15))
        * (a.most_2 - (((a.other_codes + b.other_codes) >> a.place_2) & 15))
        // a.orders AS boards,
        CAST(a.hand_rank < b.hand_rank AS INTEGER) - CAST(a.plain_rank < b.plain_rank AS INTEGER) AS wins,
        CAST(a.hand_rank = b.hand_rank AS INTEGER) - CAST(a.plain_rank = b.plain_rank AS INTEGER) AS ties
    FROM board_holdings AS a
    INNER JOIN board_holdings AS b
        ON a.board = b.board AND a.holding >= b.holding AND a.suit_codes & b.suit_codes = 0
    WHERE a.has_flush
)

SELECT
    s.slice,
    s.first_holding,
    s.second_holding,
    SUM(s.boards * s.wins) AS wins,
    SUM(s.boards * s.ties) AS ties
FROM showdowns AS s
GROUP BY s.slice, s.first_holding, s.second_holding;
