-- The rank of each hand in the high or only half, now and after each possible next card, from the flop on
-- Grain: one row per next card (NULL for the board now) and own cards (own_bits) that have a rank on this board
-- Reads: asked_methods, pokersql.class_ranks, pokersql.deck, pokersql.hole_cards, pokersql.judges, seat_hands,
--   standing_question
-- Engine: duckdb
-- Access: internal

-- own_bits is a hand that a player can hold, or 0 for the board alone. If some cards of the second player are unknown,
-- each pair of cards that this player can hold also has a row for the board now.
-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW next_ranks AS
WITH
-- One row if the flop is known: the question, and the row of judges for the high half or the only half
flop_question AS (
    SELECT q.question, q.board_bits, q.certain_bits, q.cards_to_come, m.high_rules, j.*
    FROM standing_question AS q
    INNER JOIN asked_methods AS m ON q.game = m.game
    INNER JOIN pokersql.judges AS j ON q.game = j.game AND j.half_number = 1
    WHERE q.board_bits > 0 AND q.cards_to_come <= 2
),

-- One row per possible next card, and one without a card
next_cards AS (
    SELECT NULL AS card, CAST(0 AS BIGINT) AS card_bit
    UNION ALL
    SELECT d.card, d.card_bit
    FROM flop_question AS q
    INNER JOIN pokersql.deck AS d ON q.certain_bits & d.card_bit = 0
    WHERE q.cards_to_come > 0
),

-- One row per set of own cards; is_part is TRUE if the set is two cards of a larger hand
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

-- One row per board (now, or with a next card) and set of own cards
judged_hands AS (
    SELECT o.card_bits AS own_bits, q.* REPLACE (q.board_bits | c.card_bit AS board_bits)
    FROM flop_question AS q
    CROSS JOIN next_cards AS c
    INNER JOIN own_cards AS o ON o.card_bits & c.card_bit = 0 AND NOT (o.is_part AND c.card_bit > 0)
),

-- One row per hand_rank: its points, category and description
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
