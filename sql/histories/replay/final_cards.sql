-- The last cards of each player, as far as they are known
-- Grain: one row per hand and player who was dealt or showed cards
-- Reads: hand_events
-- Engine: duckdb
-- Access: internal

-- A hand that is shown whole is the last word; else it is what was dealt, less what was thrown away. mucked is whether
-- the player gave the hand up at the showdown, known_cards how many of the cards are known, card_bits their bits,
-- told_bits those of all cards that were told of the player, and dealt_cards how many were dealt to him.

CREATE OR REPLACE TEMPORARY TABLE final_cards AS
WITH
-- One row per hand and player
told AS (
    SELECT
        e.hand_no,
        e.place,
        MIN(e.cards) FILTER (WHERE e.event = 'deal') AS dealt,
        COUNT(*) FILTER (WHERE e.event IN ('deal', 'discard')) AS changes,
        CAST(COALESCE(SUM(LENGTH(e.cards) // 2) FILTER (WHERE e.event = 'deal'), 0) AS INTEGER) AS dealt_cards,
        ARG_MAX(e.cards, e.event_no) FILTER (WHERE e.event IN ('show', 'known', 'muck')) AS shown,
        COUNT(*) FILTER (WHERE e.event = 'show') AS shows,
        BIT_OR(CARDS_BITS(COALESCE(e.cards, ''))) AS told_bits,
        BOOL_OR(e.event = 'muck') AND NOT BOOL_OR(e.event = 'show') AS mucked
    FROM hand_events AS e
    WHERE e.place IS NOT NULL AND e.event IN ('deal', 'discard', 'show', 'muck', 'known')
    GROUP BY e.hand_no, e.place
),

-- One row per hand and player who was dealt cards more than once: all of them, and those that were thrown away
changes AS (
    SELECT
        e.hand_no,
        e.place,
        STRING_AGG(e.cards, '' ORDER BY e.event_no) FILTER (WHERE e.event = 'deal') AS dealt,
        COALESCE(STRING_AGG(e.cards, '') FILTER (WHERE e.event = 'discard'), '') AS thrown
    FROM hand_events AS e
    INNER JOIN told AS t ON e.hand_no = t.hand_no AND e.place = t.place
    WHERE t.changes > 1 AND e.event IN ('deal', 'discard')
    GROUP BY e.hand_no, e.place
),

-- One row per hand and player who was dealt cards more than once: those of the known ones that are left, and how many
-- of the others were thrown away
kept AS (
    SELECT
        c.hand_no,
        c.place,
        ARRAY_TO_STRING(
            LIST_FILTER(
                CARD_LIST(c.dealt),
                lambda pokersql_card: pokersql_card = '??' OR NOT CONTAINS(c.thrown, pokersql_card)
            ),
            ''
        ) AS cards,
        LEN(LIST_FILTER(CARD_LIST(c.thrown), lambda pokersql_card: pokersql_card = '??')) AS unknown
    FROM changes AS c
),

-- One row per hand and player: the cards that are left of those dealt
left_cards AS (
    SELECT
        t.hand_no,
        t.place,
        t.shown,
        t.shows > 0 AS has_shown,
        t.mucked,
        t.told_bits,
        t.dealt_cards,
        CASE
            WHEN k.hand_no IS NULL THEN t.dealt
            WHEN k.unknown > 0 THEN REGEXP_REPLACE(k.cards, '(\?\?){' || k.unknown || '}', '')
            ELSE k.cards
        END AS cards
    FROM told AS t
    LEFT JOIN kept AS k ON t.hand_no = k.hand_no AND t.place = k.place
),

-- One row per hand and player: the cards at the end
cards AS (
    SELECT
        l.hand_no,
        l.place,
        l.has_shown,
        l.mucked,
        l.told_bits,
        l.dealt_cards,
        CASE
            WHEN l.shown > '' AND (NOT CONTAINS(l.shown, '?') OR l.cards IS NULL OR CONTAINS(l.cards, '?')) THEN l.shown
            ELSE NULLIF(l.cards, '')
        END AS cards
    FROM left_cards AS l
)

SELECT
    c.hand_no,
    c.place,
    c.has_shown AS shown,
    c.mucked,
    c.cards,
    CAST(LENGTH(REPLACE(c.cards, '?', '')) // 2 AS INTEGER) AS known_cards,
    CARDS_BITS(c.cards) AS card_bits,
    c.told_bits,
    c.dealt_cards
FROM cards AS c;
