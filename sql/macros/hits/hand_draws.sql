-- What two hole cards have on a board: the category, the pair and the draws
-- Grain: one row per kind that the hand has, or one row with the error of the cards; no row for NULL
-- Engine: duckdb

-- FROM hand_draws('AhKh', 'Qh7h2c') has the columns family, kind, outs (how many unseen cards complete the draw as the
-- next card), cards (these cards) and error. outs and cards are NULL for a kind that is no draw. A backdoor draw has 0
-- outs and no cards, since it needs two.

CREATE MACRO pokersql.hand_draws(hole, board) AS TABLE
WITH
-- One row: the hand and the board
pokersql_hands AS (
    SELECT hole AS "pokersql hole", board AS "pokersql shown"
),

-- One row: what the hand has on the board
pokersql_draws AS (
    SELECT d.* FROM pokersql.read_draws('pokersql_hands', "pokersql hole", "pokersql shown") AS d
)

SELECT
    r."pokersql family" AS family,
    r."pokersql kind" AS kind,
    CAST(BIT_COUNT(r."pokersql kind outs") AS INTEGER) AS outs,
    CASE WHEN r."pokersql kind outs" > 0 THEN pokersql.bits_text(r."pokersql kind outs") END AS cards,
    NULL AS error
FROM pokersql.draw_rows('pokersql_draws') AS r
UNION ALL
SELECT NULL AS family, NULL AS kind, NULL AS outs, NULL AS cards, d."pokersql error" AS error
FROM pokersql_draws AS d
WHERE d."pokersql error" > '';
