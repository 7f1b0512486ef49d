-- How often the first of two ranges of hold'em wins and ties on each kind of flop
-- Grain: one row per kind of flop
-- Columns:
--   flop_bits: card_bits of the row of flops
--   wins: the ways to deal a flop of the kind, two hands, the turn and the river so that the first player wins
--   ties: the ways in which the pot is split
--   runouts: all ways
-- Reads: pokersql.flops, pokersql.hand_keys, pokersql.hole_cards, pokersql.suit_orders
-- Engine: duckdb
-- Access: internal

-- `hands` has the player, card_bits and weight of each hand. Each kind has one flop, which is followed by all turns and
-- rivers; and 134,459 boards represent all boards that differ only by a renaming of the suits. Sums over all 24
-- permutations of the suits in both ranges are the same. Permutations that give one range the same image form a group.
-- For each group a board is compared once: with this image, and with the sum of the other range's images. If one range
-- names no suits, there is one group.

-- On a board, the weight of the second player's hands that are worse than ab is
--     (the weight of all worse hands) - (the worse hands with card a) - (the worse hands with card b).
-- So a hand is in three sets: all hands, those with card a, and those with card b. hand_set is
-- 2048 * board + 64 * group + (0 for all hands, or 1 + card_id). A level is all hands of a set that have one rank. The
-- three sets of ab count ab against itself as 1 - 1 - 1 = -1 tie, so each subtracts the weight of such ties. A step of
-- the recursion counts one slice of the boards, so memory does not grow with the number of boards.

CREATE OR REPLACE MACRO pokersql.flop_counts_of(hands) AS TABLE
WITH RECURSIVE
-- One row per permutation of the suits, player and hand: the hand's image
images AS (
    SELECT
        h.player,
        o AS suit_order,
        pokersql.suits_renamed(h.card_bits, o.suit_0, o.suit_1, o.suit_2, o.suit_3) AS card_bits,
        h.weight
    FROM QUERY_TABLE(hands) AS h
    CROSS JOIN pokersql.suit_orders AS o
),

-- One row per permutation and player: the range's image
range_images AS (
    SELECT
        i.player,
        i.suit_order,
        LIST({'card_bits': i.card_bits, 'weight': i.weight} ORDER BY i.card_bits) AS image
    FROM images AS i
    GROUP BY i.player, i.suit_order
),

-- One row per player and permutation: the number of its group if this player's images make the groups
image_groups AS (
    SELECT
        r.player,
        r.suit_order,
        DENSE_RANK() OVER (PARTITION BY r.player ORDER BY r.image) AS order_group
    FROM range_images AS r
),

-- One row per player: the number of groups
player_groups AS (
    SELECT g.player, MAX(g.order_group) AS order_groups FROM image_groups AS g
    GROUP BY g.player
),

-- One row: the player whose images make fewer groups, and the number of the groups
grouping_players AS (
    SELECT ARG_MIN(p.player, p.order_groups) AS player, MIN(p.order_groups) AS order_groups
    FROM player_groups AS p
),

-- One row per group and hand: its weight in both ranges, summed over the permutations of the group
group_hands AS MATERIALIZED (
    SELECT
        CAST(g.order_group AS INTEGER) AS order_group,
        i.card_bits,
        c.rank_codes,
        c.card_1,
        c.card_2,
        CAST(COALESCE(SUM(i.weight) FILTER (i.player = 1), 0) AS INTEGER) AS first,
        CAST(COALESCE(SUM(i.weight) FILTER (i.player = 2), 0) AS INTEGER) AS second
    FROM images AS i
    INNER JOIN image_groups AS g ON i.suit_order = g.suit_order
    INNER JOIN grouping_players AS p ON g.player = p.player
    INNER JOIN pokersql.hole_cards AS c ON i.card_bits = c.card_bits
    GROUP BY g.order_group, i.card_bits, c.rank_codes, c.card_1, c.card_2
),

-- One row per flop, turn and river: the board's cards of each suit as rank codes, the greatest first
suit_lists AS (
    SELECT
        f.card_bits AS flop_bits,
        f.weight,
        LIST_REVERSE_SORT(
            [
                pokersql.suit_codes(f.card_bits | c.card_bits, 0),
                pokersql.suit_codes(f.card_bits | c.card_bits, 1),
                pokersql.suit_codes(f.card_bits | c.card_bits, 2),
                pokersql.suit_codes(f.card_bits | c.card_bits, 3)
            ]
        ) AS suits
    FROM pokersql.flops AS f
    INNER JOIN pokersql.hole_cards AS c ON f.card_bits & c.card_bits = 0
),

-- One row per flop and class of boards: how many flops of the kind, turns and rivers make a board of the class
flop_boards AS MATERIALIZED (
    SELECT
        s.flop_bits,
        s.suits[1] | (s.suits[2] << 1) | (s.suits[3] << 2) | (s.suits[4] << 3) AS board_bits,
        SUM(s.weight) AS boards
    FROM suit_lists AS s
    GROUP BY ALL
),

-- One row per class of boards
board_classes AS (
    SELECT DISTINCT f.board_bits FROM flop_boards AS f
),

-- One row per class of boards: its number, and its slice; a slice has at most about 3 million rows of board_hands
boards AS MATERIALIZED (
    SELECT
        CAST(ROW_NUMBER() OVER () AS INTEGER) AS board,
        b.board_bits,
        pokersql.code_sum(b.board_bits) AS board_codes,
        pokersql.board_suit(b.board_bits) AS flush_suit,
        pokersql.suit_codes(b.board_bits, pokersql.board_suit(b.board_bits)) AS flush_codes,
        1 + HASH(b.board_bits) % (
            SELECT 1 + COUNT(*) // 20 FROM group_hands AS h
        ) AS slice
    FROM board_classes AS b
),

-- One row per board: wins, ties and runouts summed over the groups; and one row with slice 0, before the first slice
board_counts AS (
    SELECT
        CAST(0 AS UBIGINT) AS slice,
        0 AS board,
        CAST(0 AS HUGEINT) AS wins,
        CAST(0 AS HUGEINT) AS ties,
        CAST(0 AS HUGEINT) AS runouts
    UNION ALL
    (
        WITH
        -- One row: the number of the next slice
        next_slices AS (
            SELECT MAX(c.slice) + 1 AS slice FROM board_counts AS c
        ),

        -- One row per board of the slice, group and hand: the rank
        board_hands AS (
            SELECT
                2048 * b.board + 64 * h.order_group AS hand_set,
                h.card_1,
                h.card_2,
                h.first,
                h.second,
                CAST(k.hand_rank AS SMALLINT) AS hand_rank
            FROM boards AS b
            INNER JOIN next_slices AS n ON b.slice = n.slice
            INNER JOIN group_hands AS h ON b.board_bits & h.card_bits = 0
            INNER JOIN pokersql.hand_keys AS k
                ON
                    k.hand_key
                    = pokersql.board_key(b.board_codes, b.flush_suit, b.flush_codes, 5, h.rank_codes, h.card_bits)
        ),

        -- One row per board, group, hand and set
        set_hands AS (
            SELECT
                h.hand_set + UNNEST([0, 1 + h.card_1, 1 + h.card_2]) AS hand_set,
                h.hand_rank,
                h.first,
                h.second,
                CAST(h.first AS BIGINT) * h.second AS same
            FROM board_hands AS h
        ),

        -- One row per set and rank: the weights of both players, and that of the hands against themselves
        levels AS (
            SELECT
                h.hand_set,
                h.hand_rank,
                CAST(SUM(h.first) AS BIGINT) AS first,
                CAST(SUM(h.second) AS BIGINT) AS second,
                SUM(h.same) AS same
            FROM set_hands AS h
            GROUP BY h.hand_set, h.hand_rank
        ),

        -- One row per set and rank: the weight of the second player's hands that are not better
        running_sums AS (
            SELECT l.*, SUM(l.second) OVER (PARTITION BY l.hand_set ORDER BY l.hand_rank DESC) AS so_far
            FROM levels AS l
        ),

        -- One row per set
        set_counts AS (
            SELECT
                s.hand_set // 2048 AS board,
                CASE WHEN s.hand_set % 64 = 0 THEN 1 ELSE -1 END AS sign,
                SUM(s.first * (s.so_far - s.second)) AS wins,
                SUM(s.first * CAST(s.second AS HUGEINT) - s.same) AS ties,
                SUM(s.first) * SUM(s.second) - SUM(s.same) AS runouts
            FROM running_sums AS s
            GROUP BY s.hand_set
        )

        SELECT
            n.slice,
            c.board,
            SUM(c.sign * c.wins) AS wins,
            SUM(c.sign * c.ties) AS ties,
            SUM(c.sign * c.runouts) AS runouts
        FROM set_counts AS c
        CROSS JOIN next_slices AS n
        GROUP BY n.slice, c.board
    )
)

-- A group has 24 / order_groups permutations, and each hand is summed over them in both ranges
SELECT
    f.flop_bits,
    COALESCE(SUM(f.boards * c.wins) * p.order_groups // (24 * 24), 0) AS wins,
    COALESCE(SUM(f.boards * c.ties) * p.order_groups // (24 * 24), 0) AS ties,
    COALESCE(SUM(f.boards * c.runouts) * p.order_groups // (24 * 24), 0) AS runouts
FROM flop_boards AS f
INNER JOIN boards AS b ON f.board_bits = b.board_bits
LEFT JOIN board_counts AS c ON b.board = c.board
CROSS JOIN grouping_players AS p
GROUP BY f.flop_bits, p.order_groups;
