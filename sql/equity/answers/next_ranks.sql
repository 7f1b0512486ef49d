-- The rank of hands on the board now and with each next card, from the flop on, by the first half of the game
-- Grain: one row per board and own cards that the rules rank; card is NULL for the board now
-- Reads: asked_methods, pokersql.class_ranks, pokersql.deck, pokersql.hole_cards, pokersql.judges, seat_hands,
--   standing_question
-- Engine: duckdb
-- Access: internal

-- own_bits is a hand that a player can hold, or 0 for the board alone. If the second player's own cards are not known,
-- the board now also has a row for every two cards that they can hold.
-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW next_ranks AS
WITH
-- One row if the flop is known
flop_question AS (
    SELECT q.question, q.board_bits, q.certain_bits, q.cards_to_come, m.high_rules, j.*
    FROM standing_question AS q
    INNER JOIN asked_methods AS m ON q.game = m.game
    INNER JOIN pokersql.judges AS j ON q.game = j.game AND j.half_number = 1
    WHERE q.board_bits > 0 AND q.cards_to_come <= 2
),

-- One row per card that can come, and one for no card
next_cards AS (
    SELECT NULL AS card, CAST(0 AS BIGINT) AS card_bit
    UNION ALL
    SELECT d.card, d.card_bit
    FROM flop_question AS q
    INNER JOIN pokersql.deck AS d ON q.certain_bits & d.card_bit = 0
    WHERE q.cards_to_come > 0
),

-- One row per set of own cards
own_cards AS (
    SELECT DISTINCT h.card_bits, FALSE AS is_part FROM seat_hands AS h
    WHERE h.missing = 0
    UNION ALL
    SELECT 0 AS card_bits, FALSE AS is_part
    UNION ALL
    SELECT p.card_bits, TRUE AS is_part
    FROM flop_question AS q
    INNER JOIN seat_hands AS h ON q.question = h.question AND h.seat = 2 AND h.missing > 0
    INNER JOIN pokersql.hole_cards AS p ON q.certain_bits & p.card_bits = 0
),

-- One row per board and own cards
judged_hands AS (
    SELECT o.card_bits AS own_bits, q.* REPLACE (q.board_bits | c.card_bit AS board_bits)
    FROM flop_question AS q
    CROSS JOIN next_cards AS c
    INNER JOIN own_cards AS o ON o.card_bits & c.card_bit = 0 AND NOT (o.is_part AND c.card_bit > 0)
),

-- One row per rank
names AS (
    SELECT DISTINCT c.hand_rank, c.hand_points, c.category, c.description
    FROM flop_question AS q
    INNER JOIN pokersql.class_ranks AS c ON q.high_rules = c.rules
)

SELECT c.card, r.board_bits, r.own_bits, r.hand_rank, n.hand_points, n.category, n.description
FROM pokersql.half_ranks('judged_hands') AS r
INNER JOIN names AS n ON r.hand_rank = n.hand_rank
CROSS JOIN flop_question AS q
INNER JOIN next_cards AS c ON c.card_bit = r.board_bits & ~q.board_bits;
