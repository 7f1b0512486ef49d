-- What happens in the hands, as files write it
-- Grain: one row per event of a hand
-- Columns:
--   hand_no: see written_hands
--   event_no: their order within the hand
--   line: where it stands
--   place: whose it is; NULL for a deal to the board
--   event: see event_kinds
--   amount: the money that is written
--   level: what others have to call, if it is more than the amount
--   raise_by: how much more than the highest bet a raise says that it is, NULL if it does not tell
--   says_all_in: TRUE if the file says that the player has nothing left
--   cards: the cards that are written, as AsKd; ?? for one that is not known
--   board_no: the board that is dealt to
-- Source: the files of each format
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE written_events (
    hand_no BIGINT NOT NULL,
    event_no INTEGER NOT NULL,
    line BIGINT NOT NULL,
    place INTEGER,
    event VARCHAR NOT NULL,
    amount DECIMAL(18, 4),
    level DECIMAL(18, 4),
    raise_by DECIMAL(18, 4),
    says_all_in BOOLEAN,
    cards VARCHAR,
    board_no INTEGER NOT NULL DEFAULT 1
);
