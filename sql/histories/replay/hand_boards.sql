-- The boards of the new hands, with their known cards
-- Grain: one row per hand and board that has cards
-- Reads: hand_events
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE hand_boards AS
WITH
-- One row per hand and board: its cards
texts AS (
    SELECT e.hand_no, e.board_no, STRING_AGG(e.cards, '' ORDER BY e.event_no) AS cards
    FROM hand_events AS e
    WHERE e.place IS NULL AND e.event = 'deal' AND e.cards > ''
    GROUP BY e.hand_no, e.board_no
)

SELECT
    t.hand_no,
    t.board_no,
    t.cards,
    CAST(LENGTH(REPLACE(t.cards, '?', '')) // 2 AS INTEGER) AS known_cards,
    CARDS_BITS(t.cards) AS card_bits
FROM texts AS t;
