-- Two hole cards as one suit sees them: the ranks of both, and which of them are of the suit
-- Grain: one row per two ranks and subset of them in the suit (338), by rising number of cards in the suit
-- Columns:
--   holding: 1, 2, ...
--   cards: how many of the two cards are of the suit
--   suit_codes: the sum of the rank codes of the suit's cards
--   other_codes: the sum of the rank codes of the other suits' cards
-- Reads: hole_cards
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TABLE suit_holdings AS
WITH
-- One row per two ranks and subset of them in clubs, which represent any suit
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
