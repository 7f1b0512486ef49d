-- The hands as files write them
-- Grain: one row per hand that can be replayed
-- Columns:
--   hand_no: the line_no of its first line
--   hand_key: the room and its number of the hand, which no other hand has; NULL if only the text tells the hand
--   site: see hands
--   site_hand_id: see hands
--   tournament: see hands
--   played_at: see hands
--   time_zone: see hands
--   table_name: see hands
--   game: see games
--   betting: see hands
--   small_blind: see hands
--   big_blind: see hands
--   ante: see hands
--   bring_in: see hands
--   currency: see hands
--   players: how many were dealt in
--   button_seat: the seat of the button, NULL if it is that of the last player
--   places_missing: how many places before the first player's are empty, as one is if nobody posts the small blind
--   antes_count: whether antes decide, as bets do, which pots a player can win; else all are in the main pot
--   tells_showdown: whether the format tells of each player at a showdown that he shows or mucks
--   cap: the most that a player can put in, NULL if there is no limit but the stack
--   pot: what the file says all pots had, NULL if it does not tell
--   rake: what it says the room took, NULL likewise
-- Source: the files of each format
-- Engine: duckdb

CREATE OR REPLACE TEMPORARY TABLE written_hands (
    hand_no BIGINT NOT NULL,
    hand_key VARCHAR,
    site VARCHAR,
    site_hand_id VARCHAR,
    tournament VARCHAR,
    played_at TIMESTAMP,
    time_zone VARCHAR,
    table_name VARCHAR,
    game VARCHAR NOT NULL,
    betting VARCHAR NOT NULL,
    small_blind DECIMAL(18, 4) NOT NULL,
    big_blind DECIMAL(18, 4) NOT NULL,
    ante DECIMAL(18, 4) NOT NULL,
    bring_in DECIMAL(18, 4) NOT NULL,
    currency VARCHAR,
    players INTEGER NOT NULL,
    button_seat INTEGER,
    places_missing INTEGER NOT NULL,
    antes_count BOOLEAN NOT NULL,
    tells_showdown BOOLEAN NOT NULL DEFAULT FALSE,
    cap DECIMAL(18, 4),
    pot DECIMAL(18, 4),
    rake DECIMAL(18, 4)
);
