-- The equity of each hand of the first two players against the other player's hand or range
-- Grain: one row per method, player and hand
-- Columns:
--   player_id: the first or the second player
--   wins: runouts that the hand wins; each runout counts with the weight of the other player's hand
--   ties: runouts that the hand splits, counted in the same way
--   losses: runouts that the hand loses, counted in the same way
--   equity: (wins + ties / 2) / (wins + ties + losses)
--   method: exact on a board; table before the flop; with dead cards before the flop there are no rows
-- Reads: asked_methods, player_hands, pokersql.hole_cards, pokersql.matchup_counts, seat_hands, standing_question,
--   table_question
-- Engine: duckdb

-- Each hand is ranked once per board, as in pair_outcomes_of. On a board, the other player's hands that are behind a
-- hand are those of all cards, minus those that share a card with it: inclusion-exclusion over its two cards. The hand
-- itself shares both cards, so its own weight in the other player's range is added again.
-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW hand_equities AS
WITH
-- One row if the flop is known and the game has is_sum and has_kinds (see game_methods)
flop_question AS (
    SELECT q.* REPLACE (q.certain_bits AS used_bits)
    FROM standing_question AS q
    WHERE q.is_sum AND q.has_kinds AND q.cards_to_come <= 2
),

-- One row per hand of the first two players: its weight in the range of each
hands AS (
    SELECT
        h.question AS spot,
        h.card_bits,
        CAST(c.card_1 AS TINYINT) AS card_1,
        CAST(c.card_2 AS TINYINT) AS card_2,
        CAST(COALESCE(MAX(h.weight) FILTER (h.seat = 1), 0) AS INTEGER) AS first_weight,
        CAST(COALESCE(MAX(h.weight) FILTER (h.seat = 2), 0) AS INTEGER) AS second_weight
    FROM seat_hands AS h
    INNER JOIN pokersql.hole_cards AS c ON h.card_bits = c.card_bits
    WHERE h.seat <= 2
    GROUP BY h.question, h.card_bits, c.card_1, c.card_2
),

-- One row per board
boards AS (
    SELECT
        CAST(ROW_NUMBER() OVER () AS INTEGER) AS board_number,
        b.question AS spot,
        b.rules_number,
        b.flush_cards,
        b.board_bits | b.come_bits AS board
    FROM pokersql.boards_of('flop_question') AS b
),

-- One row per board and hand that shares no card with the board
board_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.board_hands_of('boards', 'hands', 'flop_question', 'asked_methods') AS h
),

-- One row per board, hand and card of the hand; each hand also has a row with card -1
card_hands AS (
    SELECT
        b.board_number,
        b.hand_rank,
        b.first_weight,
        b.second_weight,
        UNNEST([-1, b.card_1, b.card_2]) AS card
    FROM board_hands AS b
),

-- One row per board, card and rank: the weights of each player's hands with this card and this rank; card -1 stands for
-- all hands
level_weights AS (
    SELECT
        c.board_number,
        c.card,
        c.hand_rank,
        CAST(SUM(c.first_weight) AS BIGINT) AS first_level,
        CAST(SUM(c.second_weight) AS BIGINT) AS second_level
    FROM card_hands AS c
    GROUP BY c.board_number, c.card, c.hand_rank
),

-- One row per row of level_weights: also the weights of hands with this card that have a worse rank (behind), and of
-- all hands with this card
card_weights AS MATERIALIZED (
    SELECT
        l.*,
        CAST(SUM(l.first_level) OVER ranks AS BIGINT) - l.first_level AS first_behind,
        CAST(SUM(l.second_level) OVER ranks AS BIGINT) - l.second_level AS second_behind,
        CAST(SUM(l.first_level) OVER cards AS BIGINT) AS first_all,
        CAST(SUM(l.second_level) OVER cards AS BIGINT) AS second_all
    FROM level_weights AS l
    WINDOW
        cards AS (PARTITION BY l.board_number, l.card),
        ranks AS (PARTITION BY l.board_number, l.card ORDER BY l.hand_rank DESC)
),

-- One row per hand: the weights over all boards of each player's hands that are behind it, level with it, and of all
-- hands that share no card with it
board_counts AS (
    SELECT
        h.card_bits,
        SUM(w.first_behind - a.first_behind - b.first_behind) AS first_behind,
        SUM(w.second_behind - a.second_behind - b.second_behind) AS second_behind,
        SUM(w.first_level - a.first_level - b.first_level + h.first_weight) AS first_level,
        SUM(w.second_level - a.second_level - b.second_level + h.second_weight) AS second_level,
        SUM(w.first_all - a.first_all - b.first_all + h.first_weight) AS first_all,
        SUM(w.second_all - a.second_all - b.second_all + h.second_weight) AS second_all
    FROM board_hands AS h
    INNER JOIN card_weights AS w ON h.board_number = w.board_number AND h.hand_rank = w.hand_rank AND w.card = -1
    INNER JOIN card_weights AS a
        ON h.board_number = a.board_number AND h.hand_rank = a.hand_rank AND h.card_1 = a.card
    INNER JOIN card_weights AS b
        ON h.board_number = b.board_number AND h.hand_rank = b.hand_rank AND h.card_2 = b.card
    GROUP BY h.card_bits
),

-- One row per pair of hands before the flop: the shipped counts
table_matchups AS (
    SELECT
        a.card_bits AS first_bits,
        b.card_bits AS second_bits,
        CAST(a.first_weight AS HUGEINT) AS first_weight,
        CAST(b.second_weight AS HUGEINT) AS second_weight,
        m.wins,
        m.ties,
        m.losses
    FROM table_question AS q
    INNER JOIN hands AS a ON q.question = a.spot AND a.first_weight > 0
    INNER JOIN hands AS b ON q.question = b.spot AND b.second_weight > 0 AND a.card_bits & b.card_bits = 0
    INNER JOIN pokersql.matchup_counts AS m ON pokersql.matchup_key(a.card_bits, b.card_bits) = m.matchup
),

-- One row per method, seat and hand, and per pair of hands with the method table: wins, ties and losses
hand_counts AS (
    SELECT
        'exact' AS method,
        b.card_bits,
        UNNEST([1, 2]) AS seat,
        UNNEST([b.second_behind, b.first_behind]) AS wins,
        UNNEST([b.second_level, b.first_level]) AS ties,
        UNNEST([b.second_all - b.second_behind - b.second_level, b.first_all - b.first_behind - b.first_level])
            AS losses
    FROM board_counts AS b
    UNION ALL
    SELECT
        'table' AS method,
        UNNEST([t.first_bits, t.second_bits]) AS card_bits,
        UNNEST([1, 2]) AS seat,
        UNNEST([t.second_weight * t.wins, t.first_weight * t.losses]) AS wins,
        UNNEST([t.second_weight * t.ties, t.first_weight * t.ties]) AS ties,
        UNNEST([t.second_weight * t.losses, t.first_weight * t.wins]) AS losses
    FROM table_matchups AS t
),

-- One row per method, seat and hand: the sums
hand_sums AS (
    SELECT
        c.method,
        c.seat,
        c.card_bits,
        CAST(SUM(c.wins) AS HUGEINT) AS wins,
        CAST(SUM(c.ties) AS HUGEINT) AS ties,
        CAST(SUM(c.losses) AS HUGEINT) AS losses
    FROM hand_counts AS c
    GROUP BY c.method, c.seat, c.card_bits
)

SELECT
    p.player_id,
    p.hole,
    p.starting_hand,
    p.card_bits,
    p.weight,
    s.wins,
    s.ties,
    s.losses,
    (s.wins + s.ties / 2) / (s.wins + s.ties + s.losses) AS equity,
    s.method
FROM hand_sums AS s
INNER JOIN player_hands AS p ON s.seat = p.seat AND s.card_bits = p.card_bits
WHERE s.wins + s.ties + s.losses > 0;
