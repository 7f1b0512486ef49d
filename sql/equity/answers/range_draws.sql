-- What each hand that a player can hold has on the board: the category, the pair and the draws
-- Grain: one row per player and hand; no rows before the flop, and none in games by other rules than hold'em's
-- Columns:
--   player_id: as in player_ranges
--   player: the player's hand or range
--   hole: the two cards, as in hole_cards
--   starting_hand: AA, AKs or AKo
--   card_bits: the sum of 2^card_id
--   weight: the weight of the hand in the player's range
--   category: the category of the best five cards now
--   pair_kind: how own cards pair, as in pair_kinds; NULL if all ranks differ
--   flush_draw: the flush draw, as in draw_kinds; NULL if there is none
--   straight_draw: the straight draw
--   overcards: one overcard or two overcards; NULL if own cards pair or are not above the board
--   combo_draw: two of these together, as in combo_draws
--   suited_cards: the most cards of one suit, with the board
--   straight_ranks: how many ranks complete a straight with an own card in it
--   outs: how many unseen cards complete a draw or pair an overcard
--   unseen: how many unseen cards can come next; 0 on a complete board
-- Reads: held_draws
-- Engine: duckdb

-- Each range is taken alone, as in range_categories.

CREATE OR REPLACE VIEW range_draws AS
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
    CAST(d."pokersql outs" AS INTEGER) AS outs,
    CAST(BIT_COUNT(d."pokersql unseen") AS INTEGER) AS unseen
FROM held_draws AS d;
