-- The known cards of each player at the end of the hand
-- Grain: one row per hand and player who was dealt or showed cards
-- Reads: hand_events
-- Engine: duckdb
-- Access: internal

-- cards is the dealt hand without the discarded cards. If the file has a shown hand, cards is this hand in two cases:
-- (1) all shown cards are known; (2) a dealt card is unknown. mucked is TRUE if the player mucked and did not show.
-- known_cards is the number of known cards, and card_bits the set of these cards. told_bits is the set of all cards of
-- the player in the file, even discarded cards. dealt_cards is the number of cards dealt to the player.

CREATE OR REPLACE TEMPORARY TABLE final_cards AS
WITH
-- One row per hand and player: the cards in the player's events
told AS (
    SELECT
        e.hand_no,
        e.place,
        MIN(e.cards) FILTER (WHERE e.event = 'deal') AS dealt,
        COUNT(*) FILTER (WHERE e.event IN ('deal', 'discard')) AS changes,
        CAST(COALESCE(SUM(LENGTH(e.cards) // 2) FILTER (WHERE e.event = 'deal'), 0) AS INTEGER) AS dealt_cards,
        ARG_MAX(e.cards, e.event_no) FILTER (WHERE e.event IN ('show', 'known', 'muck')) AS shown,
        BOOL_OR(e.event = 'show') AS has_shown,
        BIT_OR(CARDS_BITS(COALESCE(e.cards, ''))) AS told_bits,
        BOOL_OR(e.event = 'muck') AND NOT BOOL_OR(e.event = 'show') AS mucked
    FROM hand_events AS e
    WHERE e.place IS NOT NULL AND e.event IN ('deal', 'discard', 'show', 'muck', 'known')
    GROUP BY e.hand_no, e.place
),

-- One row per hand and player with several deals or discards: all dealt cards and all discarded cards
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

-- One row per hand and player with several deals or discards: the dealt cards without the known discarded cards, and
-- the number of unknown discarded cards
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
        ) AS kept_cards,
        LEN(LIST_FILTER(CARD_LIST(c.thrown), lambda pokersql_card: pokersql_card = '??')) AS unknown
    FROM changes AS c
),

-- One row per hand and player: last_cards (the dealt cards without the discarded cards), and cards
cards AS (
    SELECT
        t.hand_no,
        t.place,
        t.has_shown,
        t.mucked,
        t.told_bits,
        t.dealt_cards,
        CASE
            WHEN k.hand_no IS NULL THEN t.dealt
            WHEN k.unknown > 0 THEN REGEXP_REPLACE(k.kept_cards, '(\?\?){' || k.unknown || '}', '')
            ELSE k.kept_cards
        END AS last_cards,
        CASE
            WHEN t.shown > '' AND (NOT CONTAINS(t.shown, '?') OR last_cards IS NULL OR CONTAINS(last_cards, '?'))
                THEN t.shown
            ELSE NULLIF(last_cards, '')
        END AS cards
    FROM told AS t
    LEFT JOIN kept AS k ON t.hand_no = k.hand_no AND t.place = k.place
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
