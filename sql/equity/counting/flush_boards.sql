-- The boards with three or more cards of one suit, by the ranks in that suit and the ranks of the other cards
-- Grain: one row per set of ranks in the suit and multiset of ranks outside it (36,608 rows in 20 slices)
-- Columns:
--   slice: 1 to 20
--   board: 1, 2, ...
--   cards: the number of cards of the suit
--   suit_codes: the sum of the rank codes of the cards of the suit
--   board_codes: the sum of the rank codes of all five cards
--   place_1: the lowest of the four bits for the first other card's rank in a sum of rank codes; 52 without this card
--   most_1: 3, the number of cards outside the suit with the first other card's rank; 1 without this card
--   place_2: the lowest of the four bits for the second other card's rank in a sum of rank codes; 52 without this card
--   most_2: as most_1 for the second other card, but 2 if both other cards have the same rank
--   orders: how often the product below counts each set of other cards: 2 for two cards of the same rank, else 1
-- Reads: pokersql.other_cards, pokersql.suit_cards
-- Engine: duckdb
-- Access: internal

-- Let the players hold n_1 cards of the first other card's rank and n_2 cards of the second other card's rank, not
-- counting the suit. Then a row stands for (most_1 - n_1) * (most_2 - n_2) / orders boards. Sums of rank codes are
-- below 2^52, so a shift by 52 gives 0.

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
