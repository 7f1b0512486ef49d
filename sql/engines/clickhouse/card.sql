-- The text of the card with a card_id, for example As
-- Source: sql/cards/deck.sql
-- Engine: clickhouse
-- Access: internal

CREATE FUNCTION pokersql_card AS (card_id) -> concat(
    substring('23456789TJQKA', intDiv(card_id, 4) + 1, 1), substring('cdhs', card_id % 4 + 1, 1)
);
