-- The boards with three or more cards of one suit, by the ranks in that suit and the ranks of the other cards
-- Grain: one row per two sets of ranks (36,608), in 20 slices
-- Columns:
--   slice: 1 to 20
--   board: 1, 2, ...
--   cards: how many cards are of the suit
--   suit_codes: the sum of their rank codes
--   board_codes: the sum of the rank codes of all five
--   place_1: the shift to the count of the first other card's rank in a sum of rank codes; 52 without that card
--   most_1: how many cards of that rank are not of the suit: 3; 1 without that card
--   place_2: the same for the second other card
--   most_2: the same for the second other card, less the first card if it has the same rank
--   orders: in how many orders the other cards are counted
-- Reads: pokersql.other_cards, pokersql.suit_cards
-- Engine: duckdb
-- Access: internal

-- If the hands hold n_1 and n_2 cards of these ranks in other suits, (most_1 - n_1) * (most_2 - n_2) / orders boards
-- are left. Rank codes are below 16^13 = 2^52, so a shift by 52 gives 0.

CREATE OR REPLACE TABLE flush_boards AS
SELECT
    NTILE(20) OVER (ORDER BY s.codes, o.codes) AS slice,
    CAST(ROW_NUMBER() OVER (ORDER BY s.codes, o.codes) AS INTEGER) AS board,
    s.cards,
    s.codes AS suit_codes,
    s.codes + o.codes AS board_codes,
    CASE WHEN o.rank_1 > 0 THEN 4 * (o.rank_1 - 2) ELSE 52 END AS place_1,
    CASE WHEN o.rank_1 > 0 THEN 3 ELSE 1 END AS most_1,
    CASE WHEN o.rank_2 > 0 THEN 4 * (o.rank_2 - 2) ELSE 52 END AS place_2,
    CASE WHEN o.rank_2 = 0 THEN 1 WHEN o.rank_1 = o.rank_2 THEN 2 ELSE 3 END AS most_2,
    CASE WHEN o.cards = 2 AND o.rank_1 = o.rank_2 THEN 2 ELSE 1 END AS orders
FROM pokersql.suit_cards AS s
INNER JOIN pokersql.other_cards AS o ON s.cards + o.cards = 5;
