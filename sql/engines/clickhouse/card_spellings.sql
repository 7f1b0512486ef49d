-- Every spelling of each card, for look-ups by joinGet
-- Grain: one row per spelling of a card
-- Reads: deck, spellings
-- Engine: clickhouse
-- Access: internal

CREATE TABLE pokersql.card_spellings ENGINE = Join(ANY, LEFT, spelling) AS
SELECT CAST(s.spelling AS String) AS spelling, CAST(d.card_id AS Int32) AS card_id
FROM pokersql.spellings AS s
INNER JOIN pokersql.deck AS d ON s.card_id = d.card_id;
