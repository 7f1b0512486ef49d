-- The players as files write them
-- Grain: one row per hand and player
-- Columns:
--   hand_no: see written_hands
--   place: 1 is the first after the button, in games without a button the first that is listed
--   seat: the number of the seat
--   player: the name
--   stack: before the hand, NULL if the file does not tell
--   winnings: what the file says the player won, as the room counts it; NULL if it does not tell
--   finishing_stack: after the hand, NULL if the file does not tell
--   returned: the uncalled bet that the file says was returned, NULL if it does not tell
--   fold_street: the street_no on which it says the player folded, 0 for not at all, NULL if it does not tell
-- Source: the files of each format
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE written_seats (
    hand_no BIGINT NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player VARCHAR NOT NULL,
    stack DECIMAL(18, 4),
    winnings DECIMAL(18, 4),
    finishing_stack DECIMAL(18, 4),
    returned DECIMAL(18, 4),
    fold_street INTEGER
);
