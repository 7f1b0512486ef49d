-- The regular expressions that find cards in a text, and the card_id of each spelling
-- Grain: one row in all
-- Reads: deck, spellings
-- Source: pokersql
-- Engine: duckdb
-- Access: internal

DROP TABLE IF EXISTS card_patterns;

CREATE TABLE card_patterns AS
WITH
-- One row: the patterns of a card (its suit is its last letter), of a separator, and of a separator without the comma
patterns AS (
    SELECT
        '(?:'
        || STRING_AGG(DISTINCT REGEXP_ESCAPE(SUBSTR(s.spelling, 1, s.letters - 1)), '|') FILTER (s.card_id >= 0)
        || ')(?:'
        || STRING_AGG(DISTINCT REGEXP_ESCAPE(SUBSTR(s.spelling, s.letters)), '|') FILTER (s.card_id >= 0)
        || ')' AS any_card,
        '(?:' || STRING_AGG(REGEXP_ESCAPE(s.spelling), '|') FILTER (s.card_id = -1) || ')' AS separator,
        '(?:'
        || STRING_AGG(REGEXP_ESCAPE(s.spelling), '|') FILTER (s.card_id = -1 AND s.spelling <> ',')
        || ')' AS joint,
        MAP_FROM_ENTRIES(LIST((s.spelling, s.card_id)) FILTER (s.card_id >= 0)) AS card_ids
    FROM spellings AS s
    WHERE s.card_id <= (SELECT MAX(d.card_id) FROM deck AS d)
)

SELECT
    p.any_card, -- a card
    p.separator, -- what may stand between two cards
    -- a text of two cards, and perhaps a weight
    p.separator || '*' || p.any_card || p.separator || '*' || p.any_card || p.separator || '*(?::[-+\d.]+%?)?'
        AS two_cards,
    -- two cards with a blank between them, among other pieces of a range
    '(^|[\s!])(' || p.any_card || ')' || p.joint || '+(' || p.any_card || ')' || p.joint || '*?($|[\s:])'
        AS parted_hand,
    p.card_ids
FROM patterns AS p;
