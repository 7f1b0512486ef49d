-- What each next card does for the first player's one hand, against what the second player can hold
-- Grain: one row per card that can come
-- Columns:
--   card: the next card of the board, as Td
--   category: of the hand after the card
--   description: of the hand after the card
--   hand_rank: of the hand after the card, 1 is the best
--   improves: TRUE if the card raises the hand's points by more than those of the board alone
--   wins: TRUE if the hand is behind now and not after the card; then no card loses
--   loses: TRUE if the hand is not behind now and is after the card; then no card wins
--   villain_ahead: how many of the second player's hands, by their weights, are ahead after the card
--   villain_level: how many are equal
--   villain_behind: how many are behind
--   category_now: of the hand before the card
--   description_now: of the hand before the card
--   standing_now: ahead, level or behind: the hand before the card
-- Reads: deck, equity_classes, equity_groups, equity_keys, known_bits, player_hands
-- Source: pokersql
-- Engine: duckdb

-- A hand is behind a range if 2 * (villain_behind + villain_level) < all hands of it, else ahead if villain_behind >
-- villain_ahead, else level.

DROP VIEW IF EXISTS outs;

CREATE VIEW outs AS
WITH
-- One row per board with the next card, and one for the board now (card_bit 0)
boards AS MATERIALIZED (
    SELECT '' AS card, CAST(0 AS BIGINT) AS card_bit, k.board_bits FROM known_bits AS k
    UNION ALL
    SELECT
        d.card,
        d.card_bit,
        k.board_bits | d.card_bit AS board_bits
    FROM known_bits AS k
    INNER JOIN deck AS d ON k.known_bits & d.card_bit = 0
    WHERE k.cards_to_come BETWEEN 1 AND 2
),

-- One row per board and rank on it: how many cards
board_groups AS (
    SELECT b.card_bit, b.board_bits, COUNT(*) AS cards
    FROM boards AS b
    INNER JOIN deck AS d ON b.board_bits & d.card_bit > 0
    GROUP BY b.card_bit, b.board_bits, d.rank
),

-- One row per board: the points of the board alone, by its pairs, and of five cards by equity_keys too
board_points AS (
    SELECT g.card_bit, GREATEST(ANY_VALUE(p.hand_points), COALESCE(ANY_VALUE(c.hand_points), 0)) AS hand_points
    FROM (
        SELECT g.card_bit, g.board_bits, COUNT(*) FILTER (g.cards > 1) AS paired_groups, MAX(g.cards) AS largest_group
        FROM board_groups AS g
        GROUP BY g.card_bit, g.board_bits
    ) AS g
    INNER JOIN equity_groups AS p ON g.paired_groups = p.paired_groups AND g.largest_group = p.largest_group
    LEFT JOIN equity_keys AS k
        ON
            k.hand_key = HOLDEM_KEY(
                RANK_CODES(g.board_bits),
                BOARD_SUIT(g.board_bits),
                SUIT_PART(g.board_bits, BOARD_SUIT(g.board_bits)),
                0,
                0
            )
    LEFT JOIN equity_classes AS c ON k.hand_rank = c.hand_rank
    GROUP BY g.card_bit
),

-- One row per board and hand of the two players that shares no card with it
board_hands AS MATERIALIZED (
    SELECT b.card, b.card_bit, h.seat, h.card_bits, h.weight, k.hand_rank
    FROM boards AS b
    INNER JOIN player_hands AS h ON b.card_bit & h.card_bits = 0
    INNER JOIN equity_keys AS k
        ON
            k.hand_key = HOLDEM_KEY(
                RANK_CODES(b.board_bits),
                BOARD_SUIT(b.board_bits),
                SUIT_PART(b.board_bits, BOARD_SUIT(b.board_bits)),
                RANK_CODES(h.card_bits),
                h.card_bits
            )
    WHERE h.seat <= 2
),

-- One row: the first player's hand, or none if it is a range
heroes AS (
    SELECT h.card_bits FROM player_hands AS h
    WHERE h.seat = 1
    QUALIFY COUNT(*) OVER () = 1
),

-- One row per board: the rank of the hand on it, and how many of the villain's hands are ahead, level and behind
comparisons AS (
    SELECT
        a.card,
        a.card_bit,
        a.hand_rank,
        SUM(b.weight) AS hands,
        COALESCE(SUM(b.weight) FILTER (b.hand_rank < a.hand_rank), 0) AS ahead,
        COALESCE(SUM(b.weight) FILTER (b.hand_rank = a.hand_rank), 0) AS level,
        COALESCE(SUM(b.weight) FILTER (b.hand_rank > a.hand_rank), 0) AS behind
    FROM heroes AS hero
    INNER JOIN board_hands AS a ON hero.card_bits = a.card_bits AND a.seat = 1
    INNER JOIN board_hands AS b ON a.card_bit = b.card_bit AND b.seat = 2
    GROUP BY a.card, a.card_bit, a.hand_rank
),

-- One row per board: the same, and how the hand stands on it
board_standings AS (
    SELECT
        c.*,
        CASE
            WHEN 2 * (c.behind + c.level) < c.hands THEN 'behind'
            WHEN c.behind > c.ahead THEN 'ahead'
            ELSE 'level'
        END AS standing
    FROM comparisons AS c
)

SELECT
    c.card,
    h.category,
    h.description,
    c.hand_rank,
    h.hand_points - n.hand_points > b.hand_points - bn.hand_points AS improves,
    c.standing <> 'behind' AND now.standing = 'behind' AS wins,
    c.standing = 'behind' AND now.standing <> 'behind' AS loses,
    CAST(c.ahead AS BIGINT) AS villain_ahead,
    CAST(c.level AS BIGINT) AS villain_level,
    CAST(c.behind AS BIGINT) AS villain_behind,
    n.category AS category_now,
    n.description AS description_now,
    now.standing AS standing_now
FROM board_standings AS c
INNER JOIN board_standings AS now ON now.card_bit = 0
INNER JOIN board_points AS b ON c.card_bit = b.card_bit
INNER JOIN board_points AS bn ON now.card_bit = bn.card_bit
INNER JOIN equity_classes AS h ON c.hand_rank = h.hand_rank
INNER JOIN equity_classes AS n ON now.hand_rank = n.hand_rank
WHERE c.card_bit <> 0;
