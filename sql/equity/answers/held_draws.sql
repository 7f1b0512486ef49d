-- What each hand that a player can hold has on the board, in the columns of the macro bit_draws
-- Grain: one row per player and hand, from the flop on; none in games by other rules than hold'em's
-- Reads: asked_methods, player_hands, player_seats, standing_question
-- Engine: duckdb
-- Access: internal

-- Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW held_draws AS
WITH
-- One row per player and hand: the bits of the hand, of the board and of all known cards
hands AS (
    SELECT
        h.player_id,
        s.hand_range AS player,
        h.hole,
        h.starting_hand,
        h.card_bits,
        h.weight,
        h.card_bits AS "pokersql own",
        q.board_bits AS "pokersql board",
        q.certain_bits AS "pokersql dead"
    FROM standing_question AS q
    INNER JOIN asked_methods AS m ON q.game = m.game AND m.has_starting_hands AND m.high_rules = 'standard'
    CROSS JOIN player_hands AS h
    INNER JOIN player_seats AS s ON h.player_id = s.player_id
    WHERE BIT_COUNT(q.board_bits) >= 3
)

SELECT d.* FROM pokersql.bit_draws('hands') AS d;
