-- All that is written as cards: the board, the dead cards, players' hands, and the pieces of ranges
-- Grain: one row per text; cards are the card_ids that can be read in it, unread is what can't
-- Reads: known_cards, range_spellings, seats, spellings
-- Source: pokersql

-- A range that reads as two cards is a hand, whatever is between them; any other is cut at its commas.

DROP VIEW IF EXISTS written_cards;

CREATE VIEW written_cards AS
WITH patterns AS (
    SELECT
        STRING_AGG(REGEXP_ESCAPE(s.spelling), '|') FILTER (s.card_id >= 0) AS any_card,
        STRING_AGG(REGEXP_ESCAPE(s.spelling), '|') AS readable
    FROM spellings AS s
),

texts AS (
    SELECT k.place, 0 AS player_id, 0 AS piece_number, k.cards AS written
    FROM known_cards AS k
    UNION ALL
    SELECT 'player' AS place, s.player_id, 0 AS piece_number, s.hand_range AS written
    FROM seats AS s
),

pieces AS (
    SELECT
        'player' AS place,
        s.player_id,
        UNNEST(RANGE(1, LEN(STRING_SPLIT(s.hand_range, ',')) + 1)) AS piece_number,
        TRIM(UNNEST(STRING_SPLIT(s.hand_range, ','))) AS written
    FROM seats AS s
),

weighed AS (
    SELECT
        t.*,
        REGEXP_EXTRACT(t.written, ':\s*([-+\d.]+)$', 1) AS weight,
        TRIM(REGEXP_REPLACE(t.written, ':\s*[-+\d.]+$', '')) AS hand,
        REPLACE(REPLACE(LOWER(REGEXP_REPLACE(t.written, ':\s*[-+\d.]+$', '')), '10', 't'), ' ', '') AS spelling
    FROM (
        FROM texts
        UNION ALL
        FROM pieces
    ) AS t
),

named AS (
    SELECT w.*, w.place = 'player' AND w.spelling IN (SELECT r.spelling FROM range_spellings AS r) AS is_range
    FROM weighed AS w
),

found AS (
    SELECT
        n.*,
        CASE WHEN n.is_range THEN [] ELSE REGEXP_EXTRACT_ALL(n.hand, p.any_card) END AS found,
        REGEXP_EXTRACT(REGEXP_REPLACE(n.hand, p.readable, ' ', 'g'), '[^ ]+') AS unread
    FROM named AS n
    CROSS JOIN patterns AS p
),

m AS (
    SELECT MAP_FROM_ENTRIES(LIST((s.spelling, s.card_id))) AS card_ids FROM spellings AS s
    WHERE s.card_id >= 0
),

read AS (
    SELECT
        f.*,
        LIST_TRANSFORM(f.found, LAMBDA c: m.card_ids[c]) AS cards
    FROM found AS f
    CROSS JOIN m
)

SELECT r.place, r.player_id, r.piece_number, r.written, r.hand, r.spelling, r.weight, r.is_range, r.cards, r.unread
FROM read AS r;
