-- The events of hands in XML formats
-- Grain: one row per event
-- Columns:
--   hand_no: see hand_lines
--   event_no: the order of the events within the hand
--   line: the line number in the file
--   key: see xml_seats; NULL for a deal to the board
--   event: see event_kinds; NULL if the element can't be read
--   amount: the amount of money in the file
--   is_put: see written_events
--   says_all_in: see written_events
--   cards: see written_events
--   found: the text of the element
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE xml_events (
    hand_no BIGINT NOT NULL,
    event_no INTEGER NOT NULL,
    line BIGINT NOT NULL,
    key VARCHAR,
    event VARCHAR,
    amount DECIMAL(18, 4),
    is_put BOOLEAN,
    says_all_in BOOLEAN,
    cards VARCHAR,
    found VARCHAR
);
