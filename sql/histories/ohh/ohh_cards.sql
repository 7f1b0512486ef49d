-- A macro that reads the cards of Open Hand History
-- Engine: duckdb
-- Access: internal

-- The cards in a list or a text, written as AsKd; NULL without cards
CREATE OR REPLACE TEMPORARY MACRO ohh_cards(cards) AS
    NULLIF(ARRAY_TO_STRING(REGEXP_EXTRACT_ALL(CAST(cards AS VARCHAR), '[2-9TJQKA][cdhs]'), ''), '');
