-- The players listed in hands in XML formats
-- Grain: one row per hand and player
-- Columns:
--   hand_no: see hand_lines
--   line: the line number in the file
--   key: the text that stands for the player in the events
--   seat: the number of the seat
--   player: the name
--   stack: the stack before the hand
--   winnings: see written_seats
--   returned: see written_seats
--   invested: see written_seats
-- Engine: duckdb
-- Access: internal

CREATE OR REPLACE TEMPORARY TABLE xml_seats (
    hand_no BIGINT NOT NULL,
    line BIGINT NOT NULL,
    key VARCHAR,
    seat INTEGER,
    player VARCHAR,
    stack DECIMAL(18, 4),
    winnings DECIMAL(18, 4),
    returned DECIMAL(18, 4),
    invested DECIMAL(18, 4)
);
