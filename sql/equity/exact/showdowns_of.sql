-- The hole cards of each seat beside every board that can come, over known_bits and boards_of
-- Grain: one row per matchup and kind of board; runouts counts the boards of the kind, times the weight of the matchup
-- Reads: board_ranks, other_cards, ranks, suit_cards, suits
-- Source: the reduction of the Power BI article, applied to boards instead of hands
-- Engine: duckdb
-- Access: internal

-- If a card of the board is known, each board is a kind of its own. If none is, there are up to 2,598,960 boards, but a
-- hand's rank depends only on the ranks of the board and, if three or more cards share a suit, on the ranks in that
-- suit: at most 152,607 kinds. all_boards counts boards by ranks alone, so it includes the suited ones. runouts
-- therefore has each row of suited_boards twice: as a kind of its own, and with a negative count under its ranks.
-- DuckDB scans small tables on one thread; the ORDER BY of suit_sets spreads the joins after it over all threads.

DROP MACRO TABLE IF EXISTS showdowns_of;

CREATE MACRO showdowns_of(question, boards) AS TABLE
WITH
-- One row per matchup
matchups AS MATERIALIZED (
    SELECT m.* FROM MATCHUPS_OF(question) AS m
),

-- One row per matchup before the flop, with all cards to come
preflop_matchups AS (
    SELECT h.matchup, h.used_bits
    FROM matchups AS h
    WHERE h.cards_to_come = 5
),

-- One row per matchup, suit and set of ranks in that suit that the deck still has
suit_sets AS (
    SELECT p.matchup, s.suit_id, c.cards, c.codes
    FROM preflop_matchups AS p
    CROSS JOIN suits AS s
    INNER JOIN suit_cards AS c ON SUIT_PART(p.used_bits, s.suit_id) & c.codes = 0
    ORDER BY p.matchup
),

-- One row per matchup, suit and rank: how many cards of the rank the deck has in other suits
other_suits AS (
    SELECT
        p.matchup,
        s.suit_id,
        r.rank,
        3 - BIT_COUNT((p.used_bits >> (4 * (r.rank - 2))) & (15 - (1 << s.suit_id))) AS cards
    FROM preflop_matchups AS p
    CROSS JOIN suits AS s
    CROSS JOIN ranks AS r
),

-- One row per matchup, suit and ranks of the board's other cards: how many choices of cards these are
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
    CROSS JOIN other_cards AS o
    LEFT JOIN other_suits AS a ON s.matchup = a.matchup AND s.suit_id = a.suit_id AND o.rank_1 = a.rank
    LEFT JOIN other_suits AS b ON s.matchup = b.matchup AND s.suit_id = b.suit_id AND o.rank_2 = b.rank
),

-- One row per matchup and kind of board with three or more cards of a suit
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

-- One row per matchup and ranks of a board: how many boards have them
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
    FROM preflop_matchups AS p
    CROSS JOIN board_ranks AS b
),

-- One row per matchup and kind of board before the flop
runouts AS (
    SELECT a.matchup, a.board_codes, 0 AS flush_suit, 0 AS flush_codes, a.runouts FROM all_boards AS a
    UNION ALL
    SELECT w.matchup, w.board_codes, w.flush_suit, w.flush_codes, w.runouts FROM suited_boards AS w
    UNION ALL
    SELECT w.matchup, w.board_codes, 0 AS flush_suit, 0 AS flush_codes, -w.runouts AS runouts FROM suited_boards AS w
)

SELECT r.board_codes, r.flush_suit, r.flush_codes, h.weight * r.runouts AS runouts, h.*
FROM runouts AS r
INNER JOIN matchups AS h ON r.matchup = h.matchup
UNION ALL
SELECT b.board_codes, b.flush_suit, b.flush_codes, h.weight AS runouts, h.*
FROM QUERY_TABLE(boards) AS b
INNER JOIN matchups AS h ON b.card_bits & h.used_bits = 0;
