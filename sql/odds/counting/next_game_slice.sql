-- Counts the deals in each category on the next slice of boards, and adds rows to game_slice_counts
-- Grain: one new row per set of rules and category
-- Reads: board_kinds, card_kinds, game_slice, game_slice_counts, pair_points, ranks
-- Engine: duckdb

-- Run sql/load.sql, sql/rules.sql and sql/count_game_odds.sql once, then this file for each slice.
-- First, deals are counted by the ranks of the board and of the own cards. plain_points is the best category without a
-- flush. Then flushes are added; only one suit can have three cards on the board. A deal with two own cards of this
-- suit is moved from plain_points to the better of plain_points and flush_points.

INSERT INTO game_slice_counts (own_cards, rules, hand_points, deals)
WITH RECURSIVE
-- One row per row of board_kinds and multiset of own cards (rows of card_kinds); deals are complete if cards_left = 0.
-- With flush = 1 the first two own cards are of the flush's suit
deals AS (
    SELECT
        b.flush,
        b.codes AS board,
        b.suit_codes AS suit_board,
        b.held,
        b.ways,
        s.own_cards AS cards_left,
        0 AS kind,
        0 AS alike,
        0 AS suited,
        CAST(0 AS BIGINT) AS own,
        CAST(0 AS BIGINT) AS suit_own
    FROM board_kinds AS b
    INNER JOIN game_slice AS s ON b.board >= s.first_board AND b.board < s.first_board + s.boards
    UNION ALL
    SELECT
        d.flush,
        d.board,
        d.suit_board,
        d.held,
        CASE
            WHEN d.kind = k.kind
                THEN
                    d.ways * (k.copies - CAST((d.held >> k.held_place) & 7 AS INTEGER) - d.alike) // (d.alike + 1)
            ELSE d.ways * (k.copies - CAST((d.held >> k.held_place) & 7 AS INTEGER))
        END AS ways,
        d.cards_left - 1 AS cards_left,
        k.kind,
        CASE WHEN d.kind = k.kind THEN d.alike + 1 ELSE 1 END AS alike,
        d.suited + k.suited AS suited,
        d.own + k.rank_code AS own,
        d.suit_own + k.suit_code AS suit_own
    FROM deals AS d
    INNER JOIN card_kinds AS k
        ON
            d.flush = k.flush
            AND d.kind <= k.kind
            AND CAST((d.held >> k.held_place) & 7 AS INTEGER)
            + CASE WHEN d.kind = k.kind THEN d.alike ELSE 0 END < k.copies
            AND (d.suited + k.suited >= 2 * d.flush OR k.suited = 1)
    WHERE d.cards_left > 0
),

-- One row per flush and four sums of rank codes (board, suit_board, own, suit_own): the number of deals
patterns AS (
    SELECT d.flush, d.board, d.suit_board, d.own, d.suit_own, SUM(d.ways) AS deals
    FROM deals AS d
    WHERE d.cards_left = 0 AND d.suited >= 2 * d.flush
    GROUP BY d.flush, d.board, d.suit_board, d.own, d.suit_own
),

-- One row per suited, board and own; board and own are sums of rank codes, with suited = 1 only over the flush's suit
sides AS (
    SELECT DISTINCT 0 AS suited, p.board, p.own FROM patterns AS p
    WHERE p.flush = 0
    UNION ALL
    SELECT DISTINCT 1 AS suited, p.suit_board AS board, p.suit_own AS own FROM patterns AS p
    WHERE p.flush = 1
),

-- One row: an 8 in the four bits that a sum of rank codes has for each rank; pair_points explains its use
masks AS (
    SELECT CAST(8 * SUM(r.rank_code) AS BIGINT) AS eights FROM ranks AS r
),

-- One row per sum of the rank codes of two own cards
pairs AS (
    SELECT DISTINCT x.pair FROM pair_points AS x
),

-- One row per own and pair; pair is the sum of the rank codes of two of the cards in own
own_pairs AS (
    SELECT o.own, p.pair
    FROM (SELECT DISTINCT s.own FROM sides AS s) AS o
    CROSS JOIN masks AS m
    INNER JOIN pairs AS p
        ON (o.own + m.eights - p.pair) & m.eights = m.eights
),

-- One row per rules and row of sides: the best category
side_points AS (
    SELECT x.rules, s.suited, s.board, s.own, MAX(x.hand_points) AS hand_points
    FROM sides AS s
    INNER JOIN own_pairs AS o ON s.own = o.own
    INNER JOIN pair_points AS x ON s.suited = x.suited AND s.board = x.codes AND o.pair = x.pair
    GROUP BY x.rules, s.suited, s.board, s.own
),

-- One row per rules and row of patterns: the best category without a flush, and the best category in the flush's suit
pattern_points AS (
    SELECT c.rules, p.flush, p.deals, c.hand_points AS plain_points, f.hand_points AS flush_points
    FROM patterns AS p
    INNER JOIN side_points AS c ON c.suited = 0 AND p.board = c.board AND p.own = c.own
    LEFT JOIN side_points AS f
        ON f.suited = 1 AND c.rules = f.rules AND p.flush = 1 AND p.suit_board = f.board AND p.suit_own = f.own
    WHERE p.flush = 0 OR f.hand_points >= 0
),

-- One row per rules and row of patterns: its deals at plain_points. If flush = 1, this row subtracts the deals, and a
-- second row adds the deals at the better category
terms AS (
    SELECT p.rules, p.plain_points AS hand_points, p.deals * (1 - 2 * p.flush) AS deals FROM pattern_points AS p
    UNION ALL
    SELECT p.rules, GREATEST(p.plain_points, p.flush_points) AS hand_points, p.deals FROM pattern_points AS p
    WHERE p.flush = 1
)

SELECT s.own_cards, t.rules, t.hand_points, CAST(SUM(t.deals) AS BIGINT) AS deals
FROM terms AS t
CROSS JOIN game_slice AS s
GROUP BY s.own_cards, t.rules, t.hand_points;

UPDATE game_slice SET first_board = first_board + boards;
