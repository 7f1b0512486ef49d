-- What each hand that a player can hold has on the board: the category, the pair and the draws
-- Grain: one row per player and hand; no rows before the flop, and none in games by other rules than hold'em's
-- Columns:
--   player_id: as in player_ranges
--   player: the player's hand or range
--   weight: the weight of the hand in the player's range
--   category: the category of the best five cards now
--   pair_kind: how own cards pair, as in pair_kinds; NULL if no two cards have one rank
--   flush_draw: the flush draw, as in draw_kinds; NULL if there is none
--   straight_draw: the straight draw
--   overcards: one overcard or two overcards; NULL if own cards pair
--   combo_draw: two of these together, as in combo_draws
--   suited_cards: the most cards of one suit, with the board
--   straight_ranks: how many ranks complete a straight with an own card in it
--   outs: how many unseen cards complete a draw, or pair an overcard
-- Reads: asked_methods, player_hands, player_seats, standing_question
-- Engine: duckdb

-- Each range is taken alone, as in range_categories. Macros read CTEs by name. -- noqa: disable=structure.unused_cte

CREATE OR REPLACE VIEW range_draws AS
WITH
-- One row per player and hand, from the flop on
hands AS (
    SELECT
        h.player_id,
        s.hand_range AS player,
        h.hole,
        h.starting_hand,
        h.card_bits,
        h.weight,
        h.card_bits AS "pokersql own",
        q.board_bits AS "pokersql board"
    FROM standing_question AS q
    INNER JOIN asked_methods AS m ON q.game = m.game AND m.has_starting_hands AND m.high_rules = 'standard'
    CROSS JOIN player_hands AS h
    INNER JOIN player_seats AS s ON h.player_id = s.player_id
    WHERE BIT_COUNT(q.board_bits) >= 3
)

SELECT
    d.player_id,
    d.player,
    d.hole,
    d.starting_hand,
    d.card_bits,
    d.weight,
    d."pokersql category" AS category,
    d."pokersql pair kind" AS pair_kind,
    d."pokersql flush draw" AS flush_draw,
    d."pokersql straight draw" AS straight_draw,
    d."pokersql overcards" AS overcards,
    d."pokersql combo draw" AS combo_draw,
    CAST(d."pokersql suited cards" AS INTEGER) AS suited_cards,
    d."pokersql straight ranks" AS straight_ranks,
    CAST(BIT_COUNT(d."pokersql flush outs" | d."pokersql straight outs" | d."pokersql overcard outs") AS INTEGER)
        AS outs
FROM pokersql.bit_draws('hands') AS d;
