-- What each next card makes of the first player's one hand, under the name of the games without ranges: outs
-- Grain: one row per card that can come
-- Columns:
--   card: the next card of the board, as Td
--   category: of the hand after the card
--   description: of the hand after the card
--   hand_rank: of the hand after the card, 1 is the best
--   improves: TRUE if the card raises the hand's points by more than those of the board alone
--   category_now: of the hand before the card
--   description_now: of the hand before the card
-- Reads: outs
-- Engine: duckdb

DROP VIEW IF EXISTS game_outs;

CREATE VIEW game_outs AS
SELECT o.card, o.category, o.description, o.hand_rank, o.improves, o.category_now, o.description_now FROM outs AS o;
