-- The equity of each hand of the second player against the first player's hand or range
-- Grain: one row per method and hand of the second player
-- Columns:
--   player_id: the second player
--   wins: runouts that the hand wins; each runout counts with the weight of the first player's hand
--   ties: runouts that the hand splits, counted in the same way
--   losses: runouts that the hand loses, counted in the same way
--   equity: (wins + ties / 2) / (wins + ties + losses)
--   method: exact if the board has three or more cards; table if no board card and no dead card is known
-- Reads: asked_methods, player_hands, pokersql.matchup_counts, seat_hands, standing_question, table_question
-- Engine: duckdb

-- Each hand is ranked once per board, as in pair_outcomes_of. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW hand_equities AS
WITH
-- One row if the flop is known and the game has is_sum and has_kinds (see game_methods)
flop_question AS (
    SELECT q.* REPLACE (q.certain_bits AS used_bits)
    FROM standing_question AS q
    WHERE q.is_sum AND q.has_kinds AND q.cards_to_come <= 2
),

-- One row per hand of the first two players
hands AS (
    SELECT h.*, h.question AS spot FROM seat_hands AS h
    WHERE h.seat <= 2
),

-- One row per board
boards AS (
    SELECT
        ROW_NUMBER() OVER () AS board_number,
        b.question AS spot,
        b.rules_number,
        b.flush_cards,
        b.board_bits | b.come_bits AS board
    FROM pokersql.boards_of('flop_question') AS b
),

-- One row per board, player and hand that shares no card with the board
board_hands AS MATERIALIZED (
    SELECT h.* FROM pokersql.board_hands_of('boards', 'hands', 'flop_question', 'asked_methods') AS h
),

-- One row per hand of the second player: its wins, ties and losses, counted over the boards
board_counts AS (
    SELECT
        v.card_bits,
        SUM(CASE WHEN v.hand_rank < h.hand_rank THEN h.weight ELSE 0 END) AS wins,
        SUM(CASE WHEN v.hand_rank = h.hand_rank THEN h.weight ELSE 0 END) AS ties,
        SUM(CASE WHEN v.hand_rank > h.hand_rank THEN h.weight ELSE 0 END) AS losses
    FROM board_hands AS v
    INNER JOIN board_hands AS h ON v.board_number = h.board_number AND v.card_bits & h.card_bits = 0
    WHERE v.seat = 2 AND h.seat = 1
    GROUP BY v.card_bits
),

-- One row per hand of the second player: its wins, ties and losses from the shipped counts
table_counts AS (
    SELECT
        v.card_bits,
        SUM(CAST(h.weight AS HUGEINT) * m.wins) AS wins,
        SUM(CAST(h.weight AS HUGEINT) * m.ties) AS ties,
        SUM(CAST(h.weight AS HUGEINT) * m.losses) AS losses
    FROM table_question AS q
    INNER JOIN hands AS v ON q.players = v.seat
    INNER JOIN hands AS h ON h.seat = 1 AND v.card_bits & h.card_bits = 0
    INNER JOIN pokersql.matchup_counts AS m ON pokersql.matchup_key(v.card_bits, h.card_bits) = m.matchup
    GROUP BY v.card_bits
),

-- One row per method and hand of the second player: wins, ties and losses
hand_counts AS (
    SELECT 'exact' AS method, b.card_bits, b.wins, b.ties, b.losses FROM board_counts AS b
    UNION ALL
    SELECT 'table' AS method, t.card_bits, t.wins, t.ties, t.losses FROM table_counts AS t
)

SELECT
    p.player_id,
    p.hole,
    p.starting_hand,
    p.card_bits,
    p.weight,
    CAST(c.wins AS HUGEINT) AS wins,
    CAST(c.ties AS HUGEINT) AS ties,
    CAST(c.losses AS HUGEINT) AS losses,
    (c.wins + c.ties / 2) / (c.wins + c.ties + c.losses) AS equity,
    c.method
FROM hand_counts AS c
INNER JOIN player_hands AS p ON c.card_bits = p.card_bits AND p.seat = 2;
