-- The events of the hands, as the files write them
-- Grain: one row per event of a hand
-- Columns:
--   hand_no: see written_hands
--   event_no: the order of the events within the hand
--   line: the line number in the file
--   place: the place of the player in written_seats; NULL for a deal to the board
--   event: see event_kinds
--   amount: the amount of money in the file
--   is_put: TRUE if amount is the money that the player puts in, whatever event_kinds says
--   is_total: TRUE if amount is the player's whole bet on the street, whatever event_kinds says
--   level: the amount that other players must call; NULL if they must call amount
--   raise_by: the increase of a raise over the highest bet, as the file writes it; NULL if the file does not give it
--   says_all_in: TRUE if the file calls the player all-in
--   cards: the cards, written as AsKd; ?? is an unknown card
--   board_no: the number of the board that gets the cards; NULL means 1
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE written_events (
    hand_no BIGINT NOT NULL,
    event_no INTEGER NOT NULL,
    line BIGINT NOT NULL,
    place INTEGER,
    event VARCHAR NOT NULL,
    amount DECIMAL(18, 4),
    level DECIMAL(18, 4),
    is_put BOOLEAN,
    is_total BOOLEAN,
    raise_by DECIMAL(18, 4),
    says_all_in BOOLEAN,
    cards VARCHAR,
    board_no INTEGER
);
