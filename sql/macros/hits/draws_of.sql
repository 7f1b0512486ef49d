-- A table of hole cards and boards with the pair and the draws, or the error, of each row
-- Grain: one row per row of the table
-- Engine: duckdb

-- FROM draws_of('my_table', hole, board) adds category, pair_kind, flush_draw, straight_draw, overcards, combo_draw,
-- suited_cards, straight_ranks, outs and error to a table, view, file or data frame. hole and board are columns or
-- expressions, with cards in the forms that rank_hands takes; the board may be a constant. pair_kinds, draw_kinds and
-- combo_draws have the kinds. suited_cards is the most cards of one suit, with the board. straight_ranks is how many
-- ranks complete a straight with an own card in it. outs is how many unseen cards complete a draw or pair an overcard.
-- If the table already has a column named error, the new column is error_1. The order of the rows is not kept.

CREATE MACRO pokersql.draws_of(hands_table, hole, board) AS TABLE
SELECT
    d.* EXCLUDE (
        "pokersql category", "pokersql pair kind", "pokersql flush draw", "pokersql straight draw",
        "pokersql overcards", "pokersql combo draw", "pokersql suited cards", "pokersql straight ranks",
        "pokersql flush outs", "pokersql straight outs", "pokersql overcard outs", "pokersql combo outs",
        "pokersql outs", "pokersql unseen", "pokersql own", "pokersql board", "pokersql dead", "pokersql error"
    ),
    d."pokersql category" AS category,
    d."pokersql pair kind" AS pair_kind,
    d."pokersql flush draw" AS flush_draw,
    d."pokersql straight draw" AS straight_draw,
    d."pokersql overcards" AS overcards,
    d."pokersql combo draw" AS combo_draw,
    CAST(d."pokersql suited cards" AS INTEGER) AS suited_cards,
    CASE WHEN d."pokersql category" > '' THEN d."pokersql straight ranks" END AS straight_ranks,
    CASE WHEN d."pokersql category" > '' THEN CAST(d."pokersql outs" AS INTEGER) END AS outs,
    d."pokersql error" AS error
FROM pokersql.read_draws(hands_table, pokersql.given_column(hole, 'draws_of'), board) AS d;
