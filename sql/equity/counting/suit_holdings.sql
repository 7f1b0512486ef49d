-- The ranks of two hole cards, and which of these ranks are of one suit
-- Grain: one row per rank_codes and suit_codes (338)
-- Columns:
--   holding: 1, 2, ...; more cards of the suit have a higher number
--   cards: the number of cards of the suit, 0 to 2
--   suit_codes: the sum of the rank codes of the cards of the suit
--   other_codes: the sum of the rank codes of the cards of other suits
-- Reads: hole_cards
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE suit_holdings AS
WITH
-- One row per rank_codes and suit_codes; the suit is clubs, but every suit gives the same rows
holdings AS (
    SELECT DISTINCT h.rank_codes, pokersql.suit_codes(h.card_bits, 0) AS suit_codes
    FROM hole_cards AS h
)

SELECT
    CAST(ROW_NUMBER() OVER (ORDER BY BIT_COUNT(h.suit_codes), h.rank_codes, h.suit_codes) AS SMALLINT) AS holding,
    CAST(BIT_COUNT(h.suit_codes) AS TINYINT) AS cards,
    h.rank_codes,
    h.suit_codes,
    h.rank_codes - h.suit_codes AS other_codes
FROM holdings AS h;
