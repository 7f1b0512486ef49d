-- Every board that can come in each matchup; boards of the same kind share a row
-- Grain: one row per row of `matchups` and board or kind of board
-- Reads: pokersql.board_ranks, pokersql.deck, pokersql.other_cards, pokersql.suit_cards
-- Source: the reduction of the Power BI article, applied to boards instead of hands
-- Engine: duckdb
-- Access: internal

-- `matchups` has the rows of matchups_of. runouts is the number of boards * the weight of the matchup. come_bits has
-- the cards to come, and come_codes is the sum of their rank codes. If a card of the board is known, each board is a
-- row. Without a known card there are up to 2,598,960 boards. But in games with has_kinds only the ranks of the board
-- count and, if three or more of its cards share a suit, the ranks in this suit: there are at most 152,607 kinds of
-- board. For a kind, board_bits is NULL and come_bits has only the cards of flush_suit. all_boards counts all boards by
-- their ranks, also the boards of suited_boards. So kinds has two rows for each row of suited_boards: one adds the
-- boards, and one subtracts them from the row of their ranks. DuckDB would scan the few rows of suit_sets on one
-- thread. Its ORDER BY makes DuckDB run the later joins on all threads.

CREATE OR REPLACE MACRO pokersql.showdowns_of(matchups) AS TABLE
WITH
-- One row per matchup that is counted by kinds of board
kind_matchups AS MATERIALIZED (
    SELECT ROW_NUMBER() OVER () AS matchup, m.*
    FROM QUERY_TABLE(matchups) AS m
    WHERE m.has_kinds AND m.board_bits = 0
),

-- One row per matchup that is counted board by board
board_matchups AS (
    SELECT m.* FROM QUERY_TABLE(matchups) AS m
    WHERE NOT (m.has_kinds AND m.board_bits = 0)
),

-- One row per matchup, suit and set of three to five ranks that are left in the suit and give a seat a flush
suit_sets AS (
    SELECT p.matchup, s.range AS suit_id, c.cards, c.codes
    FROM kind_matchups AS p
    CROSS JOIN RANGE(4) AS s
    INNER JOIN pokersql.suit_cards AS c
        ON
            pokersql.suit_codes(p.used_bits, s.range) & c.codes = 0
            AND c.cards + p.most_suited[s.range + 1] >= p.flush_cards
    ORDER BY p.matchup
),

-- One row per matchup, suit and rank: the number of cards of the rank that the deck still has in the other suits
other_suits AS (
    SELECT
        p.matchup,
        s.range AS suit_id,
        r.rank,
        3 - BIT_COUNT((p.used_bits >> (4 * (r.rank - 2))) & (15 - (1 << s.range))) AS cards
    FROM kind_matchups AS p
    CROSS JOIN RANGE(4) AS s
    CROSS JOIN (SELECT DISTINCT d.rank FROM pokersql.deck AS d) AS r
),

-- One row per matchup, suit and ranks of the board's other cards: the number of choices of these cards
other_choices AS (
    SELECT
        s.matchup,
        s.suit_id,
        o.cards,
        o.codes,
        CASE
            WHEN o.cards = 0 THEN 1
            WHEN o.cards = 1 THEN a.cards
            WHEN o.rank_1 = o.rank_2 THEN a.cards * (a.cards - 1) // 2
            ELSE a.cards * b.cards
        END AS choices
    FROM (SELECT DISTINCT l.matchup, l.suit_id FROM other_suits AS l) AS s
    CROSS JOIN pokersql.other_cards AS o
    LEFT JOIN other_suits AS a ON s.matchup = a.matchup AND s.suit_id = a.suit_id AND o.rank_1 = a.rank
    LEFT JOIN other_suits AS b ON s.matchup = b.matchup AND s.suit_id = b.suit_id AND o.rank_2 = b.rank
),

-- One row per matchup and kind of board with three or more cards of a suit: the number of boards
suited_boards AS (
    SELECT
        s.matchup,
        s.codes + o.codes AS board_codes,
        s.suit_id AS flush_suit,
        s.codes AS flush_codes,
        CAST(o.choices AS BIGINT) AS runouts
    FROM suit_sets AS s
    INNER JOIN other_choices AS o ON s.matchup = o.matchup AND s.suit_id = o.suit_id AND s.cards + o.cards = 5
    WHERE o.choices > 0
),

-- One row per matchup and multiset of a board's ranks: the number of boards
all_boards AS (
    SELECT
        p.matchup,
        b.board_codes,
        (4 - BIT_COUNT((p.used_bits >> (4 * (b.rank_1 - 2))) & 15))
        * (4 - BIT_COUNT((p.used_bits >> (4 * (b.rank_2 - 2))) & 15) - b.before_2)
        * (4 - BIT_COUNT((p.used_bits >> (4 * (b.rank_3 - 2))) & 15) - b.before_3)
        * (4 - BIT_COUNT((p.used_bits >> (4 * (b.rank_4 - 2))) & 15) - b.before_4)
        * (4 - BIT_COUNT((p.used_bits >> (4 * (b.rank_5 - 2))) & 15) - b.before_5)
        // b.orders AS runouts
    FROM kind_matchups AS p
    CROSS JOIN pokersql.board_ranks AS b
),

-- One row per matchup and kind of board: the number of boards, and negative rows for boards to subtract
kinds AS (
    SELECT a.matchup, a.board_codes, 0 AS flush_suit, CAST(0 AS BIGINT) AS flush_codes, a.runouts FROM all_boards AS a
    UNION ALL
    SELECT w.matchup, w.board_codes, w.flush_suit, w.flush_codes, w.runouts FROM suited_boards AS w
    UNION ALL
    SELECT w.matchup, w.board_codes, 0 AS flush_suit, CAST(0 AS BIGINT) AS flush_codes, -w.runouts AS runouts
    FROM suited_boards AS w
)

SELECT
    m.weight * k.runouts AS runouts,
    CAST(NULL AS BIGINT) AS board_bits,
    k.flush_codes << k.flush_suit AS come_bits,
    k.board_codes AS come_codes,
    k.flush_suit,
    m.* EXCLUDE (matchup, weight, board_bits, used_bits, cards_to_come, most_suited)
FROM kinds AS k
INNER JOIN kind_matchups AS m ON k.matchup = m.matchup
UNION ALL
SELECT
    b.weight AS runouts,
    b.board_bits | b.come_bits AS board_bits,
    b.come_bits,
    b.come_codes,
    NULL AS flush_suit,
    b.* EXCLUDE (come_bits, come_codes, weight, board_bits, used_bits, cards_to_come, most_suited)
FROM pokersql.boards_of('board_matchups') AS b;
