-- All that is written as cards: the board, the dead cards, players' hands, and the pieces of ranges
-- Grain: one row per text that counts; cards are the card_ids that can be read in it, unread is what can't
-- Reads: known_cards, range_spellings, seats, spellings
-- Source: pokersql

-- A range that reads as two cards is a hand, whatever is between them; any other is cut at its commas. What is_wrong
-- keeps the whole question from being answered, and equity_errors says why.

DROP VIEW IF EXISTS written_cards;

CREATE VIEW written_cards AS
WITH
-- One row: what finds any card in a text, and what may stand between two; the suit is a card's last letter
patterns AS (
    SELECT
        '(?:'
        || STRING_AGG(DISTINCT REGEXP_ESCAPE(SUBSTR(s.spelling, 1, s.letters - 1)), '|') FILTER (s.card_id >= 0)
        || ')(?:'
        || STRING_AGG(DISTINCT REGEXP_ESCAPE(SUBSTR(s.spelling, s.letters)), '|') FILTER (s.card_id >= 0)
        || ')' AS any_card,
        STRING_AGG(REGEXP_ESCAPE(s.spelling), '|') FILTER (s.card_id = -1) AS separator
    FROM spellings AS s
),

-- One row per board, pile of dead cards and range as a whole
texts AS (
    SELECT k.place, 0 AS player_id, 0 AS piece_number, k.cards AS written
    FROM known_cards AS k
    UNION ALL
    SELECT 'player' AS place, s.player_id, 0 AS piece_number, s.hand_range AS written
    FROM seats AS s
),

-- One row per piece of a range between commas
pieces AS (
    SELECT
        'player' AS place,
        s.player_id,
        UNNEST(RANGE(1, LEN(STRING_SPLIT(s.hand_range, ',')) + 1)) AS piece_number,
        TRIM(UNNEST(STRING_SPLIT(s.hand_range, ','))) AS written
    FROM seats AS s
),

-- One row per text of either kind
parts AS (
    SELECT t.* FROM texts AS t
    UNION ALL
    SELECT p.* FROM pieces AS p
),

-- One row per text: its weight, if one stands behind it, and what is before that, as range_spellings writes it
weighed AS (
    SELECT
        t.*,
        REGEXP_EXTRACT(t.written, ':\s*([-+\d.]+)$', 1) AS weight,
        TRIM(REGEXP_REPLACE(t.written, ':\s*[-+\d.]+$', '')) AS hand,
        REPLACE(REPLACE(LOWER(REGEXP_REPLACE(t.written, ':\s*[-+\d.]+$', '')), '10', 't'), ' ', '') AS spelling
    FROM parts AS t
),

-- One row per text: what it is if it is no cards
named AS (
    SELECT w.*, w.place = 'player' AND w.spelling IN (SELECT r.spelling FROM range_spellings AS r) AS is_range
    FROM weighed AS w
),

-- One row per text: its cards
found AS (
    SELECT
        n.*,
        CASE WHEN n.is_range THEN [] ELSE REGEXP_EXTRACT_ALL(n.hand, p.any_card) END AS found,
        CASE
            WHEN n.is_range THEN ''
            ELSE REGEXP_EXTRACT(REGEXP_REPLACE(n.hand, p.any_card || '|' || p.separator, ' ', 'g'), '[^ ]+')
        END AS unread
    FROM named AS n
    CROSS JOIN patterns AS p
),

-- One row: the number of each card by its spelling
numbers AS (
    SELECT MAP_FROM_ENTRIES(LIST((s.spelling, s.card_id))) AS card_ids
    FROM spellings AS s
    WHERE s.card_id >= 0
),

-- One row per text: the numbers of its cards, and whether they are a hand
read AS (
    SELECT
        f.*,
        LIST_TRANSFORM(f.found, lambda card: n.card_ids[card]) AS cards,
        f.unread = '' AND LEN(f.found) = 2 AND n.card_ids[f.found[1]] <> n.card_ids[f.found[2]] AS is_hand
    FROM found AS f
    CROSS JOIN numbers AS n
)

SELECT
    r.place,
    r.player_id,
    r.piece_number,
    r.written,
    r.hand,
    r.spelling,
    r.weight,
    r.weight <> '' AND NOT (REGEXP_FULL_MATCH(r.weight, '1(\.0*)?|0?\.\d{1,4}') AND REGEXP_MATCHES(r.weight, '[1-9]'))
        AS is_bad_weight,
    r.is_range,
    r.is_hand,
    CASE WHEN r.place = 'player' THEN NOT r.is_range AND NOT r.is_hand ELSE r.unread <> '' END AS is_bad,
    is_bad OR is_bad_weight AS is_wrong,
    r.cards,
    r.unread
FROM read AS r
QUALIFY
    r.place <> 'player'
    OR CASE
        WHEN r.piece_number = 0 THEN r.is_hand
        ELSE NOT MAX(r.piece_number = 0 AND r.is_hand) OVER (PARTITION BY r.place, r.player_id)
    END;
